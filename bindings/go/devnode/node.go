// Package devnode starts development nodes for tests, and controls them.
//
//	node, err := devnode.Start(ctx, devnode.WithAccounts(3))
//	if err != nil {
//		return err
//	}
//	defer node.Stop()
//	before, err := node.Snapshot(ctx)
//	_, err = node.IncreaseTime(ctx, devnode.ParamsOfIncreaseTime{Seconds: 3601})
//	_, err = node.Revert(ctx, devnode.ParamsOfRevert{ID: before.ID})
//
// [FromClient] and [Connect] return the same controls for a running node.
package devnode

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/internal/program"
	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

// stopPatience is the time for an orderly stop.
const stopPatience = 10 * time.Second

const (
	maxLog    = 65536
	maxAnswer = 1 << 28
)

// Node is a development node. One of Start has its own process, on a free port of this machine, and ends with Stop, and
// with this program however that ends. One of Connect or FromClient was running before, and Stop leaves it running. It
// is safe for use by many goroutines.
type Node struct {
	ready    json.RawMessage
	url      string
	accounts []NodeAccount
	giver    Giver
	// process is nil for a node that ran already.
	process *exec.Cmd
	input   io.Closer
	log     *tail
	// exited is closed when the process is gone.
	exited chan struct{}

	mutex sync.Mutex
	epoch string
}

// Error reports that a control was refused or that the node has ended. Programs decide by its code.
type Error struct {
	// Code is invalid_params, not_found, conflict and so on; not_started and unreachable are those of this package.
	Code string
	// Message is for people.
	Message string
	// Status is that of HTTP, 0 without an answer.
	Status int
	// ExitCode is that of the contract that refused a message; nil for other errors.
	ExitCode *int
	cause    error
}

// Error returns the message and the code.
func (e *Error) Error() string {
	return e.Message + " (" + e.Code + ")"
}

// Unwrap returns the error of the connection, if there is one.
func (e *Error) Unwrap() error {
	return e.cause
}

// Start starts a node and waits until it is ready. The context bounds the start only.
//
// Errors: *vendorclient.ProgramNotFoundError, *Error with code not_started and what the node logged.
func Start(ctx context.Context, options ...Option) (*Node, error) {
	s := settings{place: []string{"--in-memory"}}
	for _, option := range options {
		option(&s)
	}
	command, err := program.Find(s.program, s.searchPath)
	if err != nil {
		return nil, err
	}
	command = append(command, "node", "--until-input-ends", "--port", fmt.Sprint(s.port))
	command = append(append(command, s.place...), s.args...)
	node := &Node{process: exec.Command(command[0], command[1:]...), log: &tail{}, exited: make(chan struct{})}
	if err := node.start(ctx, s.environment); err != nil {
		return nil, err
	}
	known, err := node.ListAccounts(ctx)
	if err != nil {
		_ = node.Stop()
		return nil, err
	}
	node.accounts = known.Accounts
	return node, nil
}

// Connect returns the controls of a node that runs already, at its URL: that of "vendorclient node" is http://127.0.0.1:8600.
// Nothing is asked before the first control: Ready has only the URL, Accounts and the fields of Giver are empty. Stop
// leaves the node alone.
//
// Errors: *Error with code unreachable for anything that is not a URL.
func Connect(address string) (*Node, error) {
	if !strings.Contains(address, "://") {
		address = "http://" + address
	}
	place, err := url.Parse(address)
	if err != nil || place.Host == "" {
		return nil, &Error{Code: "unreachable", Message: fmt.Sprintf("%q is not the URL of a node", address), cause: err}
	}
	node := &Node{url: place.Scheme + "://" + place.Host, log: &tail{}}
	node.ready, err = wire.Marshal(map[string]string{"url": node.url})
	node.giver.node = node
	return node, err
}

// FromClient returns the controls of the node at the first endpoint of a client, as Connect does.
//
// Errors: *Error with code unreachable for a client without endpoints.
func FromClient(client *vendorclient.Client) (*Node, error) {
	if network := client.Session().Config.Network; network != nil && len(network.Endpoints) > 0 {
		return Connect(network.Endpoints[0])
	}
	return nil, &Error{Code: "unreachable", Message: "the configuration of the client has no endpoint"}
}

// String names the node by its URL.
func (n *Node) String() string { return "devnode.Node(" + n.url + ")" }

// GoString is the same as String.
func (n *Node) GoString() string { return n.String() }

// URL is the endpoint for clients.
func (n *Node) URL() string { return n.url }

// Ready is the report of the node when it became ready: addresses, givers, wallets, settings.
func (n *Node) Ready() json.RawMessage { return n.ready }

// Accounts are the funded wallets that the chain began with.
func (n *Node) Accounts() []NodeAccount { return n.accounts }

// Giver is the funded contract that the chain began with. It pays for deployments, as the node itself does:
// vendorclient.FundedBy(node.Giver()).
func (n *Node) Giver() Giver { return n.giver }

// Log is the last of what the node has logged, lines of JSON; empty for a node that ran already.
func (n *Node) Log() string { return n.log.String() }

// Epoch is the random id of the history, as the last answer had it; Revert, Reset and Load begin another one.
func (n *Node) Epoch() string {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	return n.epoch
}

// Fund transfers amount nanotokens to an account, or 100 tokens for nil; the node is a vendorclient.Funder.
func (n *Node) Fund(ctx context.Context, accountID string, amount *big.Int) error {
	return n.FundCurrencies(ctx, vendorclient.Address(accountID), amount, nil)
}

// FundCurrencies transfers other currencies by id to an account besides amount nanotokens, or 100 tokens for nil.
func (n *Node) FundCurrencies(
	ctx context.Context, account vendorclient.Address, amount *big.Int, currencies map[uint32]*big.Int,
) error {
	gift := map[string]any{"account_id": string(account)}
	// Amounts are texts on the wire.
	if amount != nil {
		gift["amount"] = amount.String()
	}
	if len(currencies) > 0 {
		texts := map[string]string{}
		for id, other := range currencies {
			texts[fmt.Sprint(id)] = other.String()
		}
		gift["currencies"] = texts
	}
	body, err := wire.Marshal(gift)
	if err != nil {
		return err
	}
	answer, err := n.post(ctx, "/v2/faucet", body)
	if err != nil {
		return err
	}
	var refusal struct {
		Error *struct{ Message string }
	}
	if err := json.Unmarshal(answer, &refusal); err != nil {
		return &Error{Code: "unreachable", Message: "the answer of the faucet cannot be read: " + err.Error(), cause: err}
	}
	if refusal.Error != nil {
		return &Error{Code: "refused", Message: refusal.Error.Message}
	}
	return nil
}

// Giver is the funded contract that a chain began with.
type Giver struct {
	// AccountID is its account id, which is also its Dapp ID; empty for a node that ran already.
	AccountID string
	// Keys sign its messages; nil for a node that ran already.
	Keys *api.KeyPair
	node *Node
}

// Fund transfers amount nanotokens to an account, or 100 tokens for nil; the giver is a vendorclient.Funder.
func (g Giver) Fund(ctx context.Context, accountID string, amount *big.Int) error {
	return g.node.Fund(ctx, accountID, amount)
}

// Format implements fmt.Formatter and shows the account alone.
func (g Giver) Format(state fmt.State, _ rune) {
	fmt.Fprintf(state, "devnode.Giver(%s)", g.AccountID)
}

// LogValue implements slog.LogValuer and shows the account alone.
func (g Giver) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprint(g))
}

// Stop stops the node in order; nothing happens when it has ended, or ran already before. It waits up to 10 s, then it
// kills the node.
func (n *Node) Stop() error {
	if n.process == nil {
		return nil
	}
	_ = n.input.Close()
	timer := time.NewTimer(stopPatience)
	defer timer.Stop()
	select {
	case <-n.exited:
		return nil
	case <-timer.C:
	}
	err := n.process.Process.Kill()
	<-n.exited
	return err
}

func (n *Node) start(ctx context.Context, environment []string) error {
	n.process.Env = append(os.Environ(), environment...)
	n.process.Stderr = n.log
	input, err := n.process.StdinPipe()
	if err != nil {
		return notStarted(err)
	}
	n.input = input
	// Not that of package exec, which would wait for every process that holds the pipe.
	reader, writer, err := os.Pipe()
	if err != nil {
		return notStarted(err)
	}
	n.process.Stdout = writer
	err = n.process.Start()
	_ = writer.Close()
	if err != nil {
		_ = reader.Close()
		return notStarted(err)
	}
	go func() {
		// The state of the process says all that the error would.
		_ = n.process.Wait()
		close(n.exited)
	}()
	first := make(chan []byte, 1)
	go func() {
		output := bufio.NewReader(reader)
		line, _ := output.ReadBytes('\n')
		first <- line
		// What it says later is of no interest, but must not fill the pipe.
		_, _ = io.Copy(io.Discard, output)
		_ = reader.Close()
	}()
	select {
	case line := <-first:
		return n.begin(line)
	case <-ctx.Done():
		_ = n.process.Process.Kill()
		return notStarted(ctx.Err())
	}
}

// begin reads the first line, which is missing when the node ended instead.
func (n *Node) begin(line []byte) error {
	var said struct {
		URL   string  `json:"url"`
		Epoch *string `json:"epoch"`
		Giver *struct {
			AccountID string `json:"account_id"`
			api.KeyPair
		} `json:"giver"`
	}
	if err := json.Unmarshal(line, &said); err != nil || said.URL == "" {
		_ = n.Stop()
		return &Error{Code: "not_started", Message: fmt.Sprintf("the node ended (%v): %s%s", n.process.ProcessState, line, n.Log())}
	}
	n.ready, n.url = bytes.TrimSpace(line), said.URL
	n.giver.node = n
	if said.Giver != nil {
		n.giver.AccountID, n.giver.Keys = said.Giver.AccountID, &said.Giver.KeyPair
	}
	if said.Epoch != nil {
		n.epoch = *said.Epoch
	}
	return nil
}

func notStarted(cause error) error {
	return &Error{Code: "not_started", Message: "the node cannot be started: " + cause.Error(), cause: cause}
}

// control calls a control by its name.
func control[Result any](ctx context.Context, n *Node, name string, params any) (result Result, _ error) {
	text, err := wire.Marshal(params)
	if err != nil {
		return result, err
	}
	answer, err := n.post(ctx, "/admin/"+name, text)
	if err != nil {
		return result, err
	}
	var history struct {
		Epoch *string `json:"epoch"`
	}
	if json.Unmarshal(answer, &history) == nil && history.Epoch != nil {
		n.mutex.Lock()
		n.epoch = *history.Epoch
		n.mutex.Unlock()
	}
	return result, json.Unmarshal(answer, &result)
}

// client leaves out proxies, which are for other machines.
var client = &http.Client{Transport: &http.Transport{}}

func (n *Node) post(ctx context.Context, path string, body []byte) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, n.url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return nil, &Error{Code: "unreachable", Message: "the node does not answer: " + err.Error(), cause: err}
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(response.Body, maxAnswer))
	if err != nil {
		return nil, &Error{Code: "unreachable", Message: "the answer of the node breaks off: " + err.Error(), cause: err}
	}
	if response.StatusCode == http.StatusOK {
		return text, nil
	}
	var refusal struct {
		Error struct {
			Code     string `json:"code"`
			Message  string `json:"message"`
			ExitCode *int   `json:"exit_code"`
		} `json:"error"`
	}
	// Answers of another form are reported by their status.
	_ = json.Unmarshal(text, &refusal)
	failure := &Error{refusal.Error.Code, refusal.Error.Message, response.StatusCode, refusal.Error.ExitCode, nil}
	if failure.Code == "" {
		failure.Code, failure.Message = "unreachable", "the node answered "+response.Status
	}
	return nil, failure
}

// tail keeps the end of what is written.
type tail struct {
	mutex sync.Mutex
	bytes []byte
}

func (t *tail) Write(chunk []byte) (int, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.bytes = append(t.bytes, chunk...)
	t.bytes = t.bytes[max(0, len(t.bytes)-maxLog):]
	return len(chunk), nil
}

func (t *tail) String() string {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return string(t.bytes)
}
