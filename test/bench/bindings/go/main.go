// Cost of calls of the Go binding and of bare pipes. See ../README.md.
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
	"strings"
	"sync"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

const request = `{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}` + "\n"

func main() {
	program, folder, rounds, calls := os.Args[1], os.Args[2], number(os.Args[3]), number(os.Args[4])
	parallel := os.Args[5] == "parallel"
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
	write := func(text string) {
		_, err := input.Write([]byte(text))
		check(err)
	}
	read := func() {
		_, err := lines.ReadSlice('\n')
		check(err)
	}
	call := func() {
		_, err := client.Crypto.Sha256(ctx, api.ParamsOfHash{Data: "aGVsbG8="})
		check(err)
	}
	usePipe := func() {
		for range calls {
			write(request)
			read()
		}
	}
	useBinding := func() {
		for range calls {
			call()
		}
	}
	if parallel {
		requests := strings.Repeat(request, calls)
		usePipe = func() {
			go write(requests)
			for range calls {
				read()
			}
		}
		useBinding = func() {
			var group sync.WaitGroup
			for range calls {
				group.Add(1)
				go func() {
					defer group.Done()
					call()
				}()
			}
			group.Wait()
		}
	}
	measure := func(use func()) float64 {
		start := time.Now()
		use()
		seconds := time.Since(start).Seconds()
		if parallel {
			return float64(calls) / seconds
		}
		return seconds * 1e6 / float64(calls)
	}

	var binding, pipe []float64
	for round := 0; round <= rounds; round++ {
		binding = append(binding, measure(useBinding))
		pipe = append(pipe, measure(usePipe))
	}
	check(json.NewEncoder(os.Stdout).Encode(map[string][]float64{"binding": binding[1:], "pipe": pipe[1:]}))
	check(client.Close())
	check(input.Close())
	check(process.Wait())
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
