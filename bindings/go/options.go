package vendorclient

import (
	"io"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

// SpawnOption changes how Spawn starts a daemon.
type SpawnOption interface{ applyToSpawn(*settings) }

// ConnectOption changes how Connect finds a daemon.
type ConnectOption interface{ applyToConnect(*settings) }

// Option is for both Spawn and Connect.
type Option interface {
	SpawnOption
	ConnectOption
}

type settings struct {
	config      *api.ClientConfig
	endpoints   []string
	dataFolder  string
	program     string
	searchPath  bool
	logLevel    string
	project     bool
	environment []string
	stderr      io.Writer
	url, token  string
}

// clientConfig is the configuration with the endpoints, or nil.
func (s *settings) clientConfig() *api.ClientConfig {
	if s.endpoints == nil {
		return s.config
	}
	var config api.ClientConfig
	if s.config != nil {
		config = *s.config
	}
	var network api.NetworkConfig
	if config.Network != nil {
		network = *config.Network
	}
	network.Endpoints = s.endpoints
	config.Network = &network
	return &config
}

type spawnOption func(*settings)

func (o spawnOption) applyToSpawn(s *settings) { o(s) }

type connectOption func(*settings)

func (o connectOption) applyToConnect(s *settings) { o(s) }

type option func(*settings)

func (o option) applyToSpawn(s *settings)   { o(s) }
func (o option) applyToConnect(s *settings) { o(s) }

// WithConfig configures the client. What it leaves out comes from the environment of the daemon, its files and defaults.
func WithConfig(config api.ClientConfig) Option {
	return option(func(s *settings) { s.config = &config })
}

// WithEndpoints names the endpoints of the network. They replace those in the configuration.
func WithEndpoints(endpoints ...string) Option {
	return option(func(s *settings) { s.endpoints = endpoints })
}

// WithDataFolder names the data folder of the daemon: where a spawned one keeps its files, and where Connect looks for a
// serving one. Default ~/.vendorclient.
func WithDataFolder(path string) Option {
	return option(func(s *settings) { s.dataFolder = path })
}

// WithProgram names the program of the daemon. A path that ends in .js, .cjs or .mjs is run with node. Without it the
// program is the one that the environment variable VENDORCLIENT_BINARY names, or the file "vendorclient"
// ("vendorclient.exe") in the folder of the running executable.
func WithProgram(path string) SpawnOption {
	return spawnOption(func(s *settings) { s.program = path })
}

// WithPathSearch allows to look for the program "vendorclient" in the PATH, as the last place.
func WithPathSearch() SpawnOption {
	return spawnOption(func(s *settings) { s.searchPath = true })
}

// WithLogLevel sets how much the daemon logs to its standard error: silent, error, warn, info or debug. Default warn.
func WithLogLevel(level string) SpawnOption {
	return spawnOption(func(s *settings) { s.logLevel = level })
}

// WithProject lets "vendorclient.json" of the working folder count, which a spawned daemon does not read otherwise.
func WithProject() SpawnOption {
	return spawnOption(func(s *settings) { s.project = true })
}

// WithEnvironment adds variables of the form "NAME=value" to the environment of the daemon, which is otherwise that of
// the host.
func WithEnvironment(variables ...string) SpawnOption {
	return spawnOption(func(s *settings) { s.environment = append(s.environment, variables...) })
}

// WithStderr also writes the standard error of the daemon, JSON lines of its log, to a writer.
func WithStderr(writer io.Writer) SpawnOption {
	return spawnOption(func(s *settings) { s.stderr = writer })
}

// WithURL connects to a daemon at an address of the form ws://127.0.0.1:port/rpc, with its token.
func WithURL(url, token string) ConnectOption {
	return connectOption(func(s *settings) { s.url, s.token = url, token })
}
