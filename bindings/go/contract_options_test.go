package vendorclient

import (
	"context"
	"math"
	"strings"
	"testing"
	"time"
)

func TestAPlaceThatNoContractCanHaveIsRefused(t *testing.T) {
	id := strings.Repeat("ab", 32)
	for said, options := range map[string][]ContractOption{
		"At is empty":      {At(""), WithImage("te6ccgEBAQEAAgAAAA==")},
		"invalid address":  {At(NoAddress)},
		"got workchain -1": {At(Address("-1:" + id))},
		"got workchain 1":  {At(Address("1:" + id))},
		"invalid Dapp ID":  {At(Address(id)), WithDappID("0:" + id)},
	} {
		if _, err := NewContract(nil, "{}", options...); err == nil || !strings.Contains(err.Error(), said) {
			t.Errorf("%q is expected, got %v", said, err)
		}
	}
	for _, address := range []Address{Address(id), Address("0:" + id), Address(id + "::" + id)} {
		contract, err := NewContract(nil, "{}", At(address), WithDappID(strings.ToUpper(id)))
		if err != nil {
			t.Fatal(err)
		}
		if found, err := contract.Address(context.Background()); err != nil || found != Address(id+"::"+id) {
			t.Errorf("%s is %s, %v", address, found, err)
		}
	}
	if _, err := NewContract(nil, "{}", WithDappID("")); err != nil {
		t.Error(err)
	}
}

func TestTimesOfTheOutboxDoNotWrapAround(t *testing.T) {
	if seconds := unixSeconds(time.Time{}); seconds != nil {
		t.Errorf("the zero time is %d", *seconds)
	}
	for moment, expected := range map[time.Time]uint32{
		time.Unix(-1, 0):               0,
		time.Unix(1_700_000_000, 5):    1_700_000_000,
		time.Unix(math.MaxUint32, 0):   math.MaxUint32,
		time.Unix(math.MaxUint32+1, 0): math.MaxUint32,
	} {
		if seconds := unixSeconds(moment); *seconds != expected {
			t.Errorf("%v is %d", moment, *seconds)
		}
	}
}

func TestANilSignerIsRefusedWithoutPanic(t *testing.T) {
	client := &Client{}
	if _, err := client.RegisterSigner(context.Background(), "treasury", nil); err == nil {
		t.Error("it was taken")
	}
}
