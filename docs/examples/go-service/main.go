// Program balances serves balances of accounts over HTTP, from one client for all requests.
//
//	balances <address to listen on> <endpoint>
//
//	GET /accounts/<dapp_id>/<account_id>    {"balance": "98468423000", "state_timestamp": 1764000000000}
//	GET /healthz                            204 while the library answers
package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

const (
	requestLimit  = 10 * time.Second
	shutdownLimit = 5 * time.Second
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: balances <address to listen on> <endpoint>")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

// run serves until its context ends, then lets requests end.
func run(ctx context.Context, address, endpoint string) error {
	client, err := vendorclient.Spawn(ctx, vendorclient.WithEndpoints(endpoint))
	if err != nil {
		return err
	}
	defer client.Close()
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: routes(client), ReadHeaderTimeout: requestLimit}
	log.Printf("listening on %s", listener.Addr())
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	limited, cancel := context.WithTimeout(context.Background(), shutdownLimit)
	defer cancel()
	return server.Shutdown(limited)
}

func routes(client *vendorclient.Client) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /accounts/{dapp}/{account}", func(response http.ResponseWriter, request *http.Request) {
		ctx, cancel := context.WithTimeout(request.Context(), requestLimit)
		defer cancel()
		account, err := readAccount(ctx, client, request.PathValue("dapp"), request.PathValue("account"))
		answer(response, account, err)
	})
	mux.HandleFunc("GET /healthz", func(response http.ResponseWriter, request *http.Request) {
		if _, err := client.Client.Version(request.Context()); err != nil {
			http.Error(response, "the library is gone", http.StatusServiceUnavailable)
			return
		}
		response.WriteHeader(http.StatusNoContent)
	})
	return mux
}

type account struct {
	Balance        string  `json:"balance"`
	StateTimestamp *uint64 `json:"state_timestamp,omitempty"`
}

func readAccount(ctx context.Context, client *vendorclient.Client, dapp, id string) (account, error) {
	state, err := client.Account.GetAccount(ctx, api.ParamsOfGetAccount{AccountID: id, DappID: dapp})
	if err != nil {
		return account{}, err
	}
	result, err := client.Boc.ParseAccount(ctx, api.ParamsOfParse{Boc: state.Boc})
	if err != nil {
		return account{}, err
	}
	var parsed api.ParsedAccount
	if err := json.Unmarshal(result.Parsed, &parsed); err != nil {
		return account{}, err
	}
	balance, ok := new(big.Int).SetString(parsed.Balance, 0)
	if !ok {
		return account{}, errors.New("the balance is no number")
	}
	return account{Balance: balance.String(), StateTimestamp: state.StateTimestamp}, nil
}

// answer decides by the code of an error; its text is for the log.
func answer(response http.ResponseWriter, value any, err error) {
	response.Header().Set("Content-Type", "application/json")
	if err != nil {
		log.Print(err)
		status := http.StatusBadGateway
		switch vendorclient.ErrorCode(err) {
		case api.ProcessingErrorCodeInvalidData:
			status = http.StatusBadRequest
		case api.NetErrorCodeNotFound:
			status = http.StatusNotFound
		}
		response.WriteHeader(status)
		value = map[string]int{"code": vendorclient.ErrorCode(err)}
	}
	if err := json.NewEncoder(response).Encode(value); err != nil {
		log.Print(err)
	}
}
