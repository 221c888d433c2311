package devnode

import (
	"fmt"
	"path/filepath"
)

// Option changes how a node is started. Default: in memory, on a free port, with 10 funded accounts.
type Option func(*settings)

type settings struct {
	program     string
	searchPath  bool
	environment []string
	place       []string
	port        uint16
	args        []string
}

// WithProgram names the program, which is found as vendorclient.Spawn finds it without this.
func WithProgram(path string) Option {
	return func(s *settings) { s.program = path }
}

// WithPathSearch allows to look for the program in the PATH, as the last place.
func WithPathSearch() Option {
	return func(s *settings) { s.searchPath = true }
}

// WithEnvironment adds variables of the form "NAME=value" to the environment of the node, which is otherwise that of this
// process.
func WithEnvironment(variables ...string) Option {
	return func(s *settings) { s.environment = append(s.environment, variables...) }
}

// WithAccounts sets the number of funded wallets, 10 by default.
func WithAccounts(count int) Option {
	return withArgs("--accounts", fmt.Sprint(count))
}

// WithBalance sets what each of them has, in tokens.
func WithBalance(tokens string) Option {
	return withArgs("--balance", tokens)
}

// WithMnemonic names the phrase of their keys. Default: a public phrase.
func WithMnemonic(phrase string) Option {
	return withArgs("--mnemonic", phrase)
}

// WithFork names the URL of a node whose network the chain is forked from.
func WithFork(url string) Option {
	return withArgs("--fork", url)
}

// WithState names a file (.jsonl) that the chain begins with and is written to at the end.
func WithState(file string) Option {
	return func(s *settings) { s.place = []string{"--state", absolute(file)} }
}

// WithDataFolder names a folder that keeps the chain.
func WithDataFolder(folder string) Option {
	return func(s *settings) { s.place = []string{"--data", absolute(folder)} }
}

// WithManualBlocks lets blocks be made by Mine only.
func WithManualBlocks() Option {
	return withArgs("--manual")
}

// WithDeprecatedAPI offers collections and subscriptions too.
func WithDeprecatedAPI() Option {
	return withArgs("--deprecated-api")
}

// WithPort names the port. Default: a free one.
func WithPort(port uint16) Option {
	return func(s *settings) { s.port = port }
}

// WithArgs adds options of "vendorclient node".
func WithArgs(args ...string) Option {
	return withArgs(args...)
}

func withArgs(args ...string) Option {
	return func(s *settings) { s.args = append(s.args, args...) }
}

func absolute(path string) string {
	if found, err := filepath.Abs(path); err == nil {
		return found
	}
	return path
}
