package vendorclient

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"strings"
)

// Funder transfers money to an account before its deployment.
type Funder interface {
	// Fund transfers amount nanotokens, or its usual amount for nil.
	Fund(ctx context.Context, accountID string, amount *big.Int) error
}

// Faucet is the faucet of a development node at this address, http://127.0.0.1:8600 for example. All controls of such a
// node are in package devnode: devnode.Connect(endpoint), devnode.FromClient(client).
func Faucet(endpoint string) Funder {
	if !strings.Contains(endpoint, "://") {
		endpoint = "http://" + endpoint
	}
	return faucet{strings.TrimSuffix(endpoint, "/") + "/v2/faucet"}
}

type faucet struct{ url string }

func (f faucet) Fund(ctx context.Context, accountID string, amount *big.Int) error {
	wanted := map[string]any{"account_id": accountID}
	if amount != nil {
		// Amounts are texts on the wire.
		wanted["amount"] = amount.String()
	}
	body, err := json.Marshal(wanted)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, f.url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("the faucet cannot be reached: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(response.Body, 1<<20))
	if err != nil {
		return err
	}
	var answer struct {
		Error *struct{ Message string }
	}
	if json.Unmarshal(text, &answer) != nil || response.StatusCode != http.StatusOK || answer.Error != nil {
		return fmt.Errorf("the faucet refuses (%s): %.1000s", response.Status, text)
	}
	return nil
}
