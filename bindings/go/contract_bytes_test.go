package vendorclient

import (
	"encoding/json"
	"testing"
)

func TestBytesAreHexadecimalWhereverTheyAre(t *testing.T) {
	type digest [2]byte
	values := map[string]any{
		"slice": []byte{1, 255}, "array": [2]byte{1, 255}, "named": digest{1, 255}, "typed": Bytes{1, 255}, "none": Bytes(nil),
		"list": [][]byte{{1}, nil}, "map": map[int8][]byte{-5: {1}}, "any": []any{[]byte{1}, nil, "text", 7},
		"absent": []byte(nil), "cell": CellBoc("te6cc"),
	}
	const expected = `{"absent":"","any":["01",null,"text",7],"array":"01ff","cell":"te6cc","list":["01",""],` +
		`"map":{"-5":"01"},"named":"01ff","none":"","slice":"01ff","typed":"01ff"}`
	if written, err := json.Marshal(withBytes(values)); err != nil || string(written) != expected {
		t.Errorf("written %s, %v", written, err)
	}
}

func TestBytesOfAnotherNumberAreNotRead(t *testing.T) {
	var bytes [2]byte
	if err := ReadFixedBytes(bytes[:], []byte("01ff")); err != nil || bytes != [2]byte{1, 255} {
		t.Errorf("read %v, %v", bytes, err)
	}
	for _, text := range []string{"01", "01ff02", "01f", "zzzz"} {
		if err := ReadFixedBytes(bytes[:], []byte(text)); err == nil {
			t.Errorf("read %v of %s", bytes, text)
		}
	}
	var read Bytes
	if err := json.Unmarshal([]byte(`"0xff"`), &read); err == nil {
		t.Errorf("read %v", read)
	}
}

func TestKeysAreDecimal(t *testing.T) {
	params := []abiParam{{Name: "v", Type: "map(uint256,optional(uint8))"}}
	read, err := exactOutputs(params, json.RawMessage(`{"v":{"0xff":"0x1","7":null}}`))
	if err != nil || string(read) != `{"v":{"255":1,"7":null}}` {
		t.Errorf("read %s, %v", read, err)
	}
}
