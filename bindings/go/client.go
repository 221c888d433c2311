package vendorclient

import (
	"context"
	"fmt"
	"log/slog"
	"os"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/internal/program"
	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// Client is one client of the library: its own configuration, handles, boxes and subscriptions. It is safe for use by
// many goroutines.
//
// The functions of the library are methods of its modules, client.Crypto.Sha256 for example. The embedded connection
// has the untyped Call, Close, Done and Err.
type Client struct {
	*rpc.Connection
	api.Modules
	session api.ResultOfInitialize
}

// Session says what holds on this connection: protocol, capabilities, limits, the configuration in force, warnings
// about the configuration given, and facts about the daemon.
func (c *Client) Session() api.ResultOfInitialize {
	return c.session
}

// String names the client without showing its configuration.
func (c *Client) String() string {
	return fmt.Sprintf("vendorclient.Client(daemon %s, pid %d)", c.session.Server.Version, c.session.Server.Pid)
}

// GoString is the same as String.
func (c *Client) GoString() string {
	return c.String()
}

// Spawn starts its own daemon on pipes and opens a client in it. The context bounds the start only; the daemon
// lives until Close or the end of this process.
//
// Errors: *ProgramNotFoundError, *ConnectionLostError when the daemon ends at once, *ClientError with code 15 for a
// configuration that is not acceptable.
func Spawn(ctx context.Context, options ...SpawnOption) (*Client, error) {
	var s settings
	for _, option := range options {
		option.applyToSpawn(&s)
	}
	command, err := program.Find(s.program, s.searchPath)
	if err != nil {
		return nil, err
	}
	command = append(command, "daemon", "--stdio", "--host-pid", fmt.Sprint(os.Getpid()))
	if s.dataFolder != "" {
		command = append(command, "--data", s.dataFolder)
	}
	if s.logLevel != "" {
		command = append(command, "--log-level", s.logLevel)
	}
	if s.project {
		command = append(command, "--project")
	}
	transport, err := startProcess(command, s.environment, s.stderr)
	if err != nil {
		return nil, fmt.Errorf("the daemon cannot be started: %w", err)
	}
	return Open(ctx, transport, s.clientConfig())
}

// Open makes a client of any transport that leads to a daemon; a nil config leaves everything to the daemon. The client
// owns the transport, also when Open fails.
func Open(ctx context.Context, transport rpc.Transport, config *api.ClientConfig) (*Client, error) {
	connection := rpc.NewConnection(transport)
	client := &Client{Connection: connection, Modules: api.NewModules(connection)}
	err := client.initialize(ctx, config)
	switch {
	case err == nil:
		return client, nil
	case ctx.Err() != nil:
		// The caller waits no longer, and the daemon may hang.
		go func() { _ = connection.Close() }()
	default:
		_ = connection.Close()
	}
	return nil, err
}

func (c *Client) initialize(ctx context.Context, config *api.ClientConfig) error {
	library, version, pid := "vendorclient-go", api.Version, uint32(os.Getpid())
	params := api.ParamsOfInitialize{
		Protocol: &api.ProtocolRange{Min: 1, Max: 1},
		Required: []string{"app_objects", "callbacks", "cancel", "deadlines"},
		// Messages leave only after this side has acknowledged them. An older daemon does not offer it.
		Optional: []string{"acknowledged_sending"},
		Binding:  &api.BindingConfig{Library: &library, Version: &version},
		HostPid:  &pid,
	}
	if config != nil {
		text, err := wire.Marshal(config)
		if err != nil {
			return fmt.Errorf("the configuration has no JSON form: %w", err)
		}
		params.Config = text
	}
	if err := c.Call(ctx, "daemon.initialize", params, &c.session); err != nil {
		return err
	}
	c.SetLimits(rpc.Limits{
		MessageBytes: int(c.session.Limits.MessageInBytes),
		Nesting:      int(c.session.Limits.Nesting),
		Capabilities: c.session.Capabilities,
	})
	for _, warning := range c.session.Warnings {
		slog.WarnContext(ctx, "vendorclient: configuration", "path", warning.Path, "message", warning.Message)
	}
	return nil
}
