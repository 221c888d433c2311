package rpc

import (
	"bufio"
	"context"
	"crypto/sha1"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/textproto"
	"strings"
	"testing"
	"time"
)

// peer is a WebSocket server that a test scripts byte by byte.
type peer struct {
	t *testing.T
	net.Conn
	input *bufio.Reader
}

func dialPeer(t *testing.T) (*WebSocketTransport, peer) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	accepted := make(chan peer, 1)
	go func() {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		input := bufio.NewReader(connection)
		reader := textproto.NewReader(input)
		// What is wrong with the request shows in the answer to it.
		_, _ = reader.ReadLine()
		headers, _ := reader.ReadMIMEHeader()
		sum := sha1.Sum([]byte(headers.Get("Sec-WebSocket-Key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
		_, _ = io.WriteString(connection, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"+
			"Sec-WebSocket-Accept: "+base64.StdEncoding.EncodeToString(sum[:])+"\r\n\r\n")
		accepted <- peer{t, connection, input}
	}()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	transport, err := DialWebSocket(ctx, "ws://"+listener.Addr().String()+"/rpc", "token")
	if err != nil {
		t.Fatal(err)
	}
	server := <-accepted
	t.Cleanup(func() {
		_ = server.Conn.Close()
		go func() { _, _ = transport.Receive() }()
		_ = transport.Close()
	})
	return transport, server
}

func (p peer) say(head byte, payload string) {
	p.t.Helper()
	frame := []byte{head, byte(len(payload))}
	if len(payload) > 125 {
		frame = binary.BigEndian.AppendUint16([]byte{head, 126}, uint16(len(payload)))
	}
	for _, part := range append(frame, payload...) {
		if _, err := p.Write([]byte{part}); err != nil {
			p.t.Fatal(err)
		}
	}
}

// next reads a frame and takes off its mask.
func (p peer) next() (byte, string) {
	p.t.Helper()
	head := make([]byte, 6)
	if _, err := io.ReadFull(p.input, head); err != nil {
		p.t.Fatal(err)
	}
	if head[1]&0x80 == 0 || head[1]&0x7F > 125 {
		p.t.Fatalf("expected a small masked frame, got % x", head)
	}
	payload := make([]byte, head[1]&0x7F)
	if _, err := io.ReadFull(p.input, payload); err != nil {
		p.t.Fatal(err)
	}
	for index := range payload {
		payload[index] ^= head[2+index&3]
	}
	return head[0], string(payload)
}

func TestWebSocketMessagesInParts(t *testing.T) {
	transport, server := dialPeer(t)
	text := strings.Repeat("é€😀", 100)
	go func() {
		// The parts are split inside of a character, and a ping comes between them.
		server.say(0x01, text[:3])
		server.say(0x89, "ping")
		server.say(0x00, text[3:7])
		server.say(0x80, text[7:])
		server.say(0x81, "")
	}()
	if received, err := transport.Receive(); err != nil || string(received) != text {
		t.Errorf("received %q, %v", received, err)
	}
	if received, err := transport.Receive(); err != nil || len(received) != 0 {
		t.Errorf("received %q, %v", received, err)
	}
	if head, payload := server.next(); head != 0x8A || payload != "ping" {
		t.Errorf("the ping was answered by % x %q", head, payload)
	}
	if err := transport.Send([]byte("hello")); err != nil {
		t.Fatal(err)
	}
	if head, payload := server.next(); head != 0x81 || payload != "hello" {
		t.Errorf("sent % x %q", head, payload)
	}
}

func TestWebSocketIsClosedByTheServer(t *testing.T) {
	transport, server := dialPeer(t)
	server.say(0x88, "\x03\xe9the daemon stops")
	if _, err := transport.Receive(); err == nil || !strings.Contains(err.Error(), "1001 the daemon stops") {
		t.Errorf("received %v", err)
	}
	if head, payload := server.next(); head != 0x88 || payload != "\x03\xe9" {
		t.Errorf("answered by % x %q", head, payload)
	}
	if err := transport.Send([]byte("late")); !errors.Is(err, net.ErrClosed) {
		t.Errorf("sending gave %v", err)
	}
}

func TestWebSocketRefusesBrokenFrames(t *testing.T) {
	for name, frame := range map[string]string{
		"binary":                     "\x82\x01x",
		"reserved bits":              "\xc1\x01x",
		"masked":                     "\x81\x81\x00\x00\x00\x00x",
		"continuation without start": "\x80\x01x",
		"message inside another":     "\x01\x01x\x81\x01y",
		"long control frame":         "\x89\x7e\x00\x80",
		"control frame in parts":     "\x09\x01x",
		"far too long":               "\x81\x7f\x80\x00\x00\x00\x00\x00\x00\x00",
	} {
		t.Run(name, func(t *testing.T) {
			transport, server := dialPeer(t)
			if _, err := io.WriteString(server, frame); err != nil {
				t.Fatal(err)
			}
			if text, err := transport.Receive(); err == nil {
				t.Fatalf("received %q", text)
			}
			if head, payload := server.next(); head != 0x88 || len(payload) != 2 {
				t.Errorf("answered by % x %q", head, payload)
			}
		})
	}
}

func TestWebSocketCloseDoesNotWaitForADeadServer(t *testing.T) {
	transport, server := dialPeer(t)
	go func() { _, _ = transport.Receive() }()
	_ = server.Conn.Close()
	start := time.Now()
	_ = transport.Close()
	if took := time.Since(start); took > closePatience {
		t.Errorf("closing took %v", took)
	}
}

func TestDialingStopsWithItsContext(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	// Connections are made, but never answered.
	defer listener.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if _, err := DialWebSocket(ctx, "ws://"+listener.Addr().String(), ""); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("dialing gave %v", err)
	}
	if _, err := DialWebSocket(ctx, "http://127.0.0.1/", ""); err == nil {
		t.Error("an address of another kind was accepted")
	}
}
