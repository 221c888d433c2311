// One of the payers of Payer.ts, with the Go binding.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"os"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"

	"payer/wallet"
)

var lines = bufio.NewScanner(os.Stdin)

func main() {
	for pay(context.Background()) {
	}
}

// pay pays until a call fails, and reports whether there may be more lines.
func pay(ctx context.Context) bool {
	client, err := vendorclient.Spawn(ctx, vendorclient.WithEndpoints(os.Getenv("PAYER_NODE")))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	keys := api.KeyPair{Public: os.Getenv("PAYER_PUBLIC"), Secret: os.Getenv("PAYER_SECRET")}
	bound, err := wallet.New(client, vendorclient.KeysSigner(keys), vendorclient.At(vendorclient.Address(os.Getenv("PAYER_WALLET"))))
	if err != nil {
		log.Fatal(err)
	}
	for {
		fmt.Println("ready")
		if !lines.Scan() {
			return false
		}
		_, err := bound.SendTransaction(ctx, wallet.SendTransactionInput{
			Dest:  vendorclient.Address(lines.Text()),
			Value: new(big.Int),
			Cc:    map[uint32]*big.Int{2: big.NewInt(1)},
			Flags: api.SendFlagsPayFees,
		})
		if err == nil {
			fmt.Println(`{"outcome":"executed"}`)
			continue
		}
		outcome := string(vendorclient.OutcomeOf(err))
		if outcome == "" {
			outcome = "none"
		}
		end, _ := json.Marshal(map[string]string{
			"outcome": outcome, "hash": vendorclient.FactsOf(err).MessageHash, "message": err.Error(),
		})
		fmt.Println(string(end))
		return true
	}
}
