package vendorclient

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/vendorclient/vendorclient-go/v3/internal/program"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// Connect opens a client in a daemon that serves WebSocket: at the address of WithURL, or the one that serves the data
// folder of WithDataFolder, as recorded in its file daemon.json. The context bounds connecting only.
//
// Errors: *rpc.HandshakeError for a refusal (401 for a wrong token), *ClientError with code 15 for a configuration that
// is not acceptable, errors of package os if no daemon has served the folder.
func Connect(ctx context.Context, options ...ConnectOption) (*Client, error) {
	var s settings
	for _, option := range options {
		option.applyToConnect(&s)
	}
	transport, err := dial(ctx, s)
	if err != nil {
		return nil, err
	}
	return Open(ctx, transport, s.clientConfig())
}

func dial(ctx context.Context, s settings) (*rpc.WebSocketTransport, error) {
	if s.url != "" {
		return rpc.DialWebSocket(ctx, s.url, s.token)
	}
	transport, err := dialServing(ctx, s.dataFolder)
	var refusal *rpc.HandshakeError
	if errors.As(err, &refusal) && refusal.Status == 401 {
		// A daemon that just started has a new token.
		return dialServing(ctx, s.dataFolder)
	}
	return transport, err
}

// discovery is what daemon.json says.
type discovery struct {
	URL       string `json:"ws"`
	TokenFile string `json:"token_file"`
}

func dialServing(ctx context.Context, named string) (*rpc.WebSocketTransport, error) {
	folder, err := dataFolder(named)
	if err != nil {
		return nil, err
	}
	text, err := readDiscovery(filepath.Join(folder, "daemon.json"), named != "")
	if err != nil {
		return nil, fmt.Errorf("no daemon serves %s: %w", folder, err)
	}
	var found discovery
	if err := json.Unmarshal(text, &found); err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", filepath.Join(folder, "daemon.json"), err)
	}
	tokenFile := found.TokenFile
	if !filepath.IsAbs(tokenFile) {
		tokenFile = filepath.Join(folder, tokenFile)
	}
	token, err := os.ReadFile(tokenFile)
	if err != nil {
		return nil, fmt.Errorf("the token of the daemon cannot be read: %w", err)
	}
	return rpc.DialWebSocket(ctx, found.URL, strings.TrimSpace(string(token)))
}

// readDiscovery reads daemon.json. In a home folder that several users share, another user may have made the default folder, so
// only a folder that the caller has named may belong to others.
func readDiscovery(path string, isNamed bool) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	if !isNamed {
		info, err := file.Stat()
		if err != nil {
			return nil, err
		}
		if err := program.CheckPrivate(path, info); err != nil {
			return nil, err
		}
	}
	return io.ReadAll(file)
}

// dataFolder fills in the default and a home folder written as "~".
func dataFolder(folder string) (string, error) {
	if folder == "" {
		folder = "~/.vendorclient"
	}
	if folder != "~" && !strings.HasPrefix(folder, "~/") {
		return folder, nil
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, folder[1:]), err
}
