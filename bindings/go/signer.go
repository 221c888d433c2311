package vendorclient

import (
	"fmt"
	"log/slog"
	"math/big"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

// Signer signs the messages of a contract.
type Signer struct {
	publicKey string
	signer    api.Signer
	// name is the name of the signer in the outbox; may be empty.
	name string
}

// KeysSigner signs with a key pair.
func KeysSigner(keys api.KeyPair) *Signer {
	return &Signer{publicKey: keys.Public, signer: api.SignerKeys{Keys: keys}}
}

// BoxSigner signs with a signing box, of the library or of the application, whose public key has 64 hex characters.
func BoxSigner(handle api.SigningBoxHandle, publicKey string) *Signer {
	return &Signer{publicKey: publicKey, signer: api.SignerSigningBox{Handle: handle}}
}

// Format implements fmt.Formatter and shows the public key alone: the keys may be inside.
func (s Signer) Format(state fmt.State, _ rune) {
	fmt.Fprintf(state, "vendorclient.Signer(%s)", s.publicKey)
}

// LogValue implements slog.LogValuer and shows the public key alone.
func (s Signer) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprint(s))
}

// PublicKey is the public key as ABI integers are written: "0x" and 64 hex characters.
func (s *Signer) PublicKey() string {
	return "0x" + s.publicKey
}

// PublicKeyNumber is the public key as a number, for arguments of type uint256.
func (s *Signer) PublicKeyNumber() *big.Int {
	number, _ := new(big.Int).SetString(s.publicKey, 16)
	return number
}
