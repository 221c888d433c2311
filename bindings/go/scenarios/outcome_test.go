package scenarios

import (
	"os"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/devnode"
)

// isExecuted looks for the transaction of a message with its own client.
func isExecuted(t *testing.T, node *devnode.Node, hash string) bool {
	t.Helper()
	query := `query { blockchain { message(hash: "` + hash + `") { dst_transaction { id } } } }`
	var answer struct {
		Result struct {
			Data struct {
				Blockchain struct {
					Message *struct {
						Transaction *struct{ ID string } `json:"dst_transaction"`
					}
				}
			}
		}
	}
	if err := clientOf(t, node).Call(limited(t), "net.query", map[string]any{"query": query}, &answer); err != nil {
		t.Fatal(err)
	}
	message := answer.Result.Data.Blockchain.Message
	return message != nil && message.Transaction != nil
}

func TestAPaymentWhoseDaemonIsKilledIsUnknown(t *testing.T) {
	node := startNode(t)
	_, _, facts := network(t)
	first := clientOf(t, node)
	signer := newSigner(t, first)
	deployed, err := vendorclient.NewContract(first, facts.ABI, vendorclient.WithCode(facts.Code), vendorclient.SignedBy(signer))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := deployed.Deploy(limited(t), nil, vendorclient.FundedBy(node)); err != nil {
		t.Fatal(err)
	}
	address, err := deployed.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	ends := map[string]func(*vendorclient.Client){
		"killed": func(client *vendorclient.Client) {
			if process, err := os.FindProcess(int(client.Session().Server.Pid)); err == nil {
				_ = process.Kill()
			}
		},
		"closed": func(client *vendorclient.Client) { _ = client.Close() },
	}
	for name, end := range ends {
		t.Run(name, func(t *testing.T) {
			client := clientOf(t, node)
			contract, err := vendorclient.NewContract(client, facts.ABI, vendorclient.At(address), vendorclient.SignedBy(signer))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := node.SetBlockMode(limited(t), devnode.ParamsOfSetBlockMode{Mode: devnode.BlockModeManual}); err != nil {
				t.Fatal(err)
			}
			go func() {
				for {
					queue, err := node.Queue(limited(t))
					if err != nil || len(queue.Messages) > 0 {
						break
					}
					time.Sleep(20 * time.Millisecond)
				}
				end(client)
			}()
			_, err = contract.Send(limited(t), "touch", nil)
			told := vendorclient.FactsOf(err)
			if vendorclient.OutcomeOf(err) != api.OutcomeUnknown || told.MessageHash == "" || told.ExpireAt == 0 {
				t.Fatalf("%v says %+v", err, told)
			}
			if isExecuted(t, node, told.MessageHash) {
				t.Error("executed before there was a block")
			}
			if _, err := node.Mine(limited(t), devnode.ParamsOfMine{}); err != nil {
				t.Fatal(err)
			}
			if _, err := node.SetBlockMode(limited(t), devnode.ParamsOfSetBlockMode{Mode: devnode.BlockModeAutomatic}); err != nil {
				t.Fatal(err)
			}
			if !isExecuted(t, node, told.MessageHash) {
				t.Error("the chain has not executed the message")
			}
			_, err = contract.Send(limited(t), "touch", nil)
			if outcome := vendorclient.OutcomeOf(err); outcome != api.OutcomeNotExecuted {
				t.Errorf("a later call gave %v, %q", err, outcome)
			}
		})
	}
}
