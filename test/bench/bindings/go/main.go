// Time per call of the Go binding and of bare pipes. See ../README.md.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

const request = `{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}` + "\n"

func main() {
	program, folder, rounds, calls := os.Args[1], os.Args[2], number(os.Args[3]), number(os.Args[4])
	ctx := context.Background()
	client, err := vendorclient.Spawn(ctx,
		vendorclient.WithProgram(program), vendorclient.WithDataFolder(filepath.Join(folder, "binding")))
	check(err)
	process := exec.Command("node", program, "daemon", "--stdio", "--data", filepath.Join(folder, "pipe"))
	process.Stderr = os.Stderr
	input, err := process.StdinPipe()
	check(err)
	output, err := process.StdoutPipe()
	check(err)
	check(process.Start())
	lines := bufio.NewReader(output)

	var binding, pipe []float64
	for round := 0; round <= rounds; round++ {
		binding = append(binding, microseconds(calls, func() error {
			_, err := client.Crypto.Sha256(ctx, api.ParamsOfHash{Data: "aGVsbG8="})
			return err
		}))
		pipe = append(pipe, microseconds(calls, func() error {
			if _, err := input.Write([]byte(request)); err != nil {
				return err
			}
			_, err := lines.ReadSlice('\n')
			return err
		}))
	}
	check(json.NewEncoder(os.Stdout).Encode(map[string][]float64{"binding": binding[1:], "pipe": pipe[1:]}))
	check(client.Close())
	check(input.Close())
	check(process.Wait())
}

func microseconds(calls int, call func() error) float64 {
	start := time.Now()
	for range calls {
		check(call())
	}
	return float64(time.Since(start).Nanoseconds()) / 1000 / float64(calls)
}

func number(text string) int {
	value, err := strconv.Atoi(text)
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
