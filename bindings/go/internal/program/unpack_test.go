package program

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func packed(t *testing.T, content string) Embedded {
	t.Helper()
	var archive bytes.Buffer
	writer := gzip.NewWriter(&archive)
	if _, err := writer.Write([]byte(content)); err != nil {
		t.Fatal(err)
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	digest := sha256.Sum256([]byte(content))
	return Embedded{SHA256: hex.EncodeToString(digest[:]), Size: int64(len(content)), Gzip: archive.String()}
}

func register(t *testing.T, program Embedded) {
	t.Helper()
	cache := t.TempDir()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, cache)
	}
	t.Setenv(EnvironmentVariable, "")
	Register(program)
	t.Cleanup(func() { embedded = nil })
}

func TestAnEmbeddedProgramIsUnpackedOnce(t *testing.T) {
	register(t, packed(t, "#!/bin/sh\necho hello\n"))
	command, err := Find("", false)
	if err != nil {
		t.Fatal(err)
	}
	before, err := os.Stat(command[0])
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Find("", false); err != nil {
		t.Fatal(err)
	}
	after, err := os.Stat(command[0])
	if err != nil || !os.SameFile(before, after) {
		t.Errorf("it was unpacked again: %v", err)
	}
	// A damaged file is written again.
	if err := os.WriteFile(command[0], []byte("half"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := Find("", false); err != nil {
		t.Fatal(err)
	}
	if content, err := os.ReadFile(command[0]); err != nil || !strings.Contains(string(content), "hello") {
		t.Errorf("the program is %q, %v", content, err)
	}
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(command[0]), "unpacking-*")); err != nil || len(left) > 0 {
		t.Errorf("left over: %v, %v", left, err)
	}
}

func TestADamagedEmbeddedProgramIsNotRun(t *testing.T) {
	for name, damage := range map[string]func(*Embedded){
		"digest": func(program *Embedded) { program.SHA256 = strings.Repeat("0", 64) },
		"length": func(program *Embedded) { program.Size-- },
		"gzip":   func(program *Embedded) { program.Gzip = program.Gzip[:10] },
	} {
		t.Run(name, func(t *testing.T) {
			program := packed(t, "program")
			damage(&program)
			register(t, program)
			if command, err := Find("", false); err == nil || !strings.Contains(err.Error(), "cannot be unpacked") {
				t.Errorf("found %v, %v", command, err)
			}
		})
	}
}

func TestWhatIsNamedComesBeforeTheEmbeddedProgram(t *testing.T) {
	register(t, packed(t, "embedded"))
	named := filepath.Join(t.TempDir(), "named")
	if err := os.WriteFile(named, nil, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", named} {
		t.Setenv(EnvironmentVariable, name)
		explicit := ""
		if name == "" {
			explicit = named
		}
		if command, err := Find(explicit, false); err != nil || command[0] != named {
			t.Errorf("found %v, %v", command, err)
		}
	}
}
