package scenarios

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

func TestShutdownLetsCallsAndTheirRequestsEnd(t *testing.T) {
	client := spawnTestBuild(t)
	asked, proceed := make(chan struct{}), make(chan struct{})
	box, err := client.Crypto.RegisterSigningBox(limited(t), api.AppSigningBoxFuncs{
		OnGetPublicKey: func(context.Context, api.ParamsOfAppSigningBoxGetPublicKey) (api.ResultOfAppSigningBoxGetPublicKey, error) {
			close(asked)
			<-proceed
			return api.ResultOfAppSigningBoxGetPublicKey{PublicKey: strings.Repeat("ab", 32)}, nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	answered := make(chan error, 1)
	go func() {
		_, err := client.Crypto.SigningBoxGetPublicKey(limited(t), box)
		answered <- err
	}()
	<-asked
	ended := make(chan error, 1)
	go func() { ended <- client.Shutdown(limited(t)) }()
	for !errors.Is(client.Daemon.Ping(limited(t)), vendorclient.ErrClosed) {
		time.Sleep(time.Millisecond)
	}
	close(proceed)
	if err := receive(t, answered); err != nil {
		t.Errorf("the running call gave %v", err)
	}
	if err := receive(t, ended); err != nil {
		t.Error(err)
	}
}

func TestShutdownEndsWithItsContext(t *testing.T) {
	client := spawnTestBuild(t)
	failed := make(chan error, 1)
	go func() { failed <- client.Call(limited(t), "test.sleep", map[string]any{"ms": 60000}, nil) }()
	if err := client.Daemon.Ping(limited(t)); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if err := client.Shutdown(ctx); err != nil {
		t.Error(err)
	}
	if err := receive(t, failed); !errors.Is(err, vendorclient.ErrClosed) {
		t.Errorf("the waiting call gave %v", err)
	}
}

func TestNilAppObjectsAreRefused(t *testing.T) {
	client := spawnTestBuild(t)
	var nilBox *api.AppSigningBoxFuncs
	for _, object := range []api.AppSigningBox{nil, nilBox} {
		if _, err := client.Crypto.RegisterSigningBox(limited(t), object); err == nil || !strings.Contains(err.Error(), "nil") {
			t.Errorf("registering %T gave %v", object, err)
		}
	}
}

func TestAPanicOfACallbackConcernsOneMessage(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	client := spawnTestBuild(t)
	seen := 0
	err := client.Call(limited(t), "test.flood", map[string]any{"count": 3}, nil, rpc.WithCallback(func(rpc.Message) {
		seen++
		if seen == 1 {
			panic("odd message")
		}
	}))
	if err != nil {
		t.Fatal(err)
	}
	if seen != 3 || !strings.Contains(log.String(), "odd message") {
		t.Errorf("%d messages, log %q", seen, log.String())
	}
}

func TestConfigurationWarningsAreLogged(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	pause := uint32(5)
	//lint:ignore SA1019 The warning is about it.
	spawnTestBuild(t, vendorclient.WithConfig(api.ClientConfig{Network: &api.NetworkConfig{ReconnectTimeout: &pause}}))
	if !strings.Contains(log.String(), "network.reconnect_timeout") {
		t.Errorf("the log has %q", log.String())
	}
}

func TestTokensWithLineEndsAreRefusedAndNotPrinted(t *testing.T) {
	for _, token := range []string{"secret\r\nX: y", "secret\n", "secret words"} {
		_, err := vendorclient.Connect(limited(t), vendorclient.WithURL("ws://127.0.0.1:9/rpc", token))
		if err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("connecting gave %v", err)
		}
	}
}
