package rpc

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha1"
	"crypto/tls"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/textproto"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Frame types and close codes of RFC 6455, sections 5.2 and 7.4.
const (
	frameContinuation = 0x0
	frameText         = 0x1
	frameClose        = 0x8
	framePing         = 0x9
	framePong         = 0xA

	closeNormal        = 1000
	closeProtocolError = 1002
	closeTooBig        = 1009
)

// maxIncomingBytes guards against a peer that is not a daemon; the daemon itself has a limit of 64 MiB by default.
const maxIncomingBytes = 1 << 30

// maxRefusalBytes is how much of the reason of a refusal is kept.
const maxRefusalBytes = 512

// closePatience is how long the other side may take to answer a close frame.
const closePatience = 2 * time.Second

// HandshakeError is a refusal of the WebSocket upgrade: 401 for a wrong token, 421 for a wrong Host, 403 for a wrong
// Origin, 503 for a daemon that is full or stops.
type HandshakeError struct {
	// Status is the HTTP status.
	Status int
	// Reason is the body of the answer, shortened.
	Reason string
}

// Error returns status and reason.
func (e *HandshakeError) Error() string {
	return fmt.Sprintf("the daemon refuses the connection: HTTP %d %s", e.Status, e.Reason)
}

// WebSocketTransport is the client side of RFC 6455 with one JSON text per text message.
type WebSocketTransport struct {
	connection net.Conn
	input      *bufio.Reader
	// peerClosed is closed when nothing more comes.
	peerClosed chan struct{}
	closeOnce  sync.Once

	mutex     sync.Mutex
	closeSent bool
	pong      []byte
	ponging   bool
}

// DialWebSocket connects to ws://host:port/rpc (or wss) with a token. A refusal is a *HandshakeError.
func DialWebSocket(ctx context.Context, address, token string) (*WebSocketTransport, error) {
	target, err := url.Parse(address)
	if err != nil || (target.Scheme != "ws" && target.Scheme != "wss") || target.Hostname() == "" {
		return nil, fmt.Errorf("invalid address %q: expected ws://host:port/path", address)
	}
	// Not printed: it is a secret, also when it is a wrong one.
	if strings.ContainsFunc(token, func(char rune) bool { return char <= ' ' || char > '~' }) {
		return nil, errors.New("the token is not one word of visible ASCII characters; is it the content of the token file?")
	}
	connection, err := dial(ctx, target)
	if err != nil {
		return nil, err
	}
	// Until the upgrade is done the end of ctx breaks reading and writing.
	stop := context.AfterFunc(ctx, func() { _ = connection.SetDeadline(time.Unix(1, 0)) })
	input := bufio.NewReaderSize(connection, 64*1024)
	err = shakeHands(connection, input, target, token)
	if !stop() {
		err = ctx.Err()
	}
	if err != nil {
		_ = connection.Close()
		return nil, err
	}
	return &WebSocketTransport{connection: connection, input: input, peerClosed: make(chan struct{})}, nil
}

func dial(ctx context.Context, target *url.URL) (net.Conn, error) {
	port := target.Port()
	if target.Scheme == "wss" {
		if port == "" {
			port = "443"
		}
		dialer := tls.Dialer{Config: &tls.Config{NextProtos: []string{"http/1.1"}}}
		return dialer.DialContext(ctx, "tcp", net.JoinHostPort(target.Hostname(), port))
	}
	if port == "" {
		port = "80"
	}
	var dialer net.Dialer
	return dialer.DialContext(ctx, "tcp", net.JoinHostPort(target.Hostname(), port))
}

// shakeHands upgrades the connection. Source: RFC 6455 section 4.1.
func shakeHands(connection net.Conn, input *bufio.Reader, target *url.URL, token string) error {
	nonce := make([]byte, 16)
	if _, err := rand.Read(nonce); err != nil {
		return err
	}
	key := base64.StdEncoding.EncodeToString(nonce)
	request := "GET " + target.RequestURI() + " HTTP/1.1\r\n" +
		"Host: " + target.Host + "\r\n" +
		"Upgrade: websocket\r\n" +
		"Connection: Upgrade\r\n" +
		"Sec-WebSocket-Key: " + key + "\r\n" +
		"Sec-WebSocket-Version: 13\r\n" +
		"Sec-WebSocket-Protocol: rpc.v1\r\n"
	if token != "" {
		request += "Authorization: Bearer " + token + "\r\n"
	}
	if _, err := io.WriteString(connection, request+"\r\n"); err != nil {
		return err
	}
	reader := textproto.NewReader(input)
	statusLine, err := reader.ReadLine()
	if err != nil {
		return fmt.Errorf("no answer to the upgrade: %w", err)
	}
	status, err := statusOf(statusLine)
	if err != nil {
		return err
	}
	headers, err := reader.ReadMIMEHeader()
	if err != nil {
		return fmt.Errorf("the answer to the upgrade cannot be read: %w", err)
	}
	if status != 101 {
		return refusal(connection, input, status, headers.Get("Content-Length"))
	}
	sum := sha1.Sum([]byte(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	if headers.Get("Sec-WebSocket-Accept") != base64.StdEncoding.EncodeToString(sum[:]) {
		return errors.New("the answer to the upgrade does not belong to its request")
	}
	return nil
}

func statusOf(line string) (int, error) {
	version, rest, _ := strings.Cut(line, " ")
	code, _, _ := strings.Cut(rest, " ")
	status, err := strconv.Atoi(code)
	if err != nil || !strings.HasPrefix(version, "HTTP/1.") {
		return 0, fmt.Errorf("this is no HTTP server: it answers %.64q", line)
	}
	return status, nil
}

func refusal(connection net.Conn, input *bufio.Reader, status int, contentLength string) error {
	size, err := strconv.ParseInt(contentLength, 10, 64)
	if err != nil {
		size = maxRefusalBytes
	}
	_ = connection.SetReadDeadline(time.Now().Add(time.Second))
	// What can be read of the body is enough.
	body, _ := io.ReadAll(io.LimitReader(input, min(size, maxRefusalBytes)))
	return &HandshakeError{Status: status, Reason: strings.TrimSpace(string(body))}
}

// Send writes one text message.
func (t *WebSocketTransport) Send(text []byte) error {
	return t.sendFrame(frameText, text)
}

// sendFrame writes a final frame, masked as those of clients must be. Source: RFC 6455 section 5.3.
func (t *WebSocketTransport) sendFrame(opcode byte, payload []byte) error {
	frame := make([]byte, 0, len(payload)+14)
	frame = append(frame, 0x80|opcode)
	switch size := len(payload); {
	case size < 126:
		frame = append(frame, 0x80|byte(size))
	case size < 1<<16:
		frame = binary.BigEndian.AppendUint16(append(frame, 0x80|126), uint16(size))
	default:
		frame = binary.BigEndian.AppendUint64(append(frame, 0x80|127), uint64(size))
	}
	var mask [4]byte
	if _, err := rand.Read(mask[:]); err != nil {
		return err
	}
	frame = append(frame, mask[:]...)
	start := len(frame)
	frame = append(frame, payload...)
	for index := range frame[start:] {
		frame[start+index] ^= mask[index&3]
	}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.closeSent {
		return net.ErrClosed
	}
	t.closeSent = opcode == frameClose
	_, err := t.connection.Write(frame)
	return err
}

// Receive returns the next text message, answers pings and the close frame.
func (t *WebSocketTransport) Receive() ([]byte, error) {
	text, err := t.receive()
	if err != nil {
		t.closeOnce.Do(func() { close(t.peerClosed) })
	}
	return text, err
}

func (t *WebSocketTransport) receive() ([]byte, error) {
	var message []byte
	started := false
	for {
		final, opcode, payload, err := t.readFrame(len(message))
		if err != nil {
			return nil, err
		}
		switch opcode {
		case framePing:
			t.answerPing(payload)
			continue
		case framePong:
			continue
		case frameClose:
			return nil, t.answerClose(payload)
		case frameText:
			if started {
				return nil, t.fail(closeProtocolError, "a message began inside of another")
			}
			started, message = true, payload
		case frameContinuation:
			if !started {
				return nil, t.fail(closeProtocolError, "a message has no beginning")
			}
			message = append(message, payload...)
		default:
			return nil, t.fail(closeProtocolError, fmt.Sprintf("unexpected frame type %d", opcode))
		}
		if final {
			return message, nil
		}
	}
}

// readFrame reads one frame. Source: RFC 6455 section 5.2.
func (t *WebSocketTransport) readFrame(messageBytes int) (final bool, opcode byte, payload []byte, err error) {
	var head [8]byte
	if _, err = io.ReadFull(t.input, head[:2]); err != nil {
		return false, 0, nil, err
	}
	final, opcode = head[0]&0x80 != 0, head[0]&0x0F
	size := uint64(head[1] & 0x7F)
	if head[0]&0x70 != 0 || head[1]&0x80 != 0 {
		return false, 0, nil, t.fail(closeProtocolError, "a frame has reserved bits or a mask")
	}
	if opcode >= frameClose && (size > 125 || !final) {
		return false, 0, nil, t.fail(closeProtocolError, "a control frame is too long or in parts")
	}
	switch size {
	case 126:
		_, err = io.ReadFull(t.input, head[:2])
		size = uint64(binary.BigEndian.Uint16(head[:2]))
	case 127:
		_, err = io.ReadFull(t.input, head[:8])
		size = binary.BigEndian.Uint64(head[:8])
	}
	if err != nil {
		return false, 0, nil, err
	}
	if size > maxIncomingBytes-uint64(messageBytes) {
		return false, 0, nil, t.fail(closeTooBig, fmt.Sprintf("a message is longer than %d bytes", maxIncomingBytes))
	}
	payload = make([]byte, size)
	_, err = io.ReadFull(t.input, payload)
	return final, opcode, payload, err
}

// answerPing answers outside of the reader, because a daemon that waits to be read does not read either. Only the last
// of several pings needs its answer.
func (t *WebSocketTransport) answerPing(payload []byte) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.pong = payload
	if t.ponging {
		return
	}
	t.ponging = true
	go func() {
		for {
			t.mutex.Lock()
			payload := t.pong
			t.pong = nil
			t.ponging = payload != nil
			t.mutex.Unlock()
			if payload == nil || t.sendFrame(framePong, payload) != nil {
				return
			}
		}
	}()
}

func (t *WebSocketTransport) answerClose(payload []byte) error {
	t.limitWriting()
	// The end is near either way.
	_ = t.sendFrame(frameClose, payload[:min(len(payload), 2)])
	if len(payload) < 2 {
		return errors.New("the daemon closed the WebSocket")
	}
	return fmt.Errorf("the daemon closed the WebSocket: %d %s", binary.BigEndian.Uint16(payload), payload[2:])
}

// fail ends the connection because of the other side.
func (t *WebSocketTransport) fail(code uint16, reason string) error {
	t.limitWriting()
	_ = t.sendFrame(frameClose, binary.BigEndian.AppendUint16(nil, code))
	return errors.New("the WebSocket broke: " + reason)
}

// limitWriting frees writers to a peer that does not read any more, before the goodbye must wait for them.
func (t *WebSocketTransport) limitWriting() {
	_ = t.connection.SetWriteDeadline(time.Now().Add(closePatience))
}

// Close says goodbye and waits a little for the answer, which a concurrent Receive has to read.
func (t *WebSocketTransport) Close() error {
	t.limitWriting()
	if t.sendFrame(frameClose, binary.BigEndian.AppendUint16(nil, closeNormal)) == nil {
		select {
		case <-t.peerClosed:
		case <-time.After(closePatience):
		}
	}
	err := t.connection.Close()
	if errors.Is(err, net.ErrClosed) {
		return nil
	}
	return err
}
