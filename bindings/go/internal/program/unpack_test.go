package program

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"runtime"
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
	program := packed(t, "#!/bin/sh\necho hello\n")
	register(t, program)
	command, err := Find("", false)
	if err != nil {
		t.Fatal(err)
	}
	before, err := os.Stat(command[0])
	if err != nil {
		t.Fatal(err)
	}
	// As in another process.
	Register(program)
	if _, err := Find("", false); err != nil {
		t.Fatal(err)
	}
	after, err := os.Stat(command[0])
	if err != nil || !os.SameFile(before, after) {
		t.Errorf("it was unpacked again: %v", err)
	}
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(command[0]), "unpacking-*")); err != nil || len(left) > 0 {
		t.Errorf("left over: %v, %v", left, err)
	}
}

func TestWhatStandsInPlaceOfAnEmbeddedProgramIsReplaced(t *testing.T) {
	const content = "#!/bin/sh\necho hello\n"
	for name, exchange := range map[string]func(path string) error{
		"half of it":             func(path string) error { return os.WriteFile(path, []byte("half"), 0o700) },
		"as many other bytes":    func(path string) error { return os.WriteFile(path, bytes.ToUpper([]byte(content)), 0o700) },
		"a file open for others": func(path string) error { return os.Chmod(path, 0o777) },
		"a link": func(path string) error {
			other := path + "-elsewhere"
			return errors.Join(os.Rename(path, other), os.Symlink(other, path))
		},
	} {
		t.Run(name, func(t *testing.T) {
			program := packed(t, content)
			register(t, program)
			command, err := Find("", false)
			if err != nil {
				t.Fatal(err)
			}
			if err := exchange(command[0]); err != nil {
				t.Fatal(err)
			}
			// As in another process.
			Register(program)
			if _, err := Find("", false); err != nil {
				t.Fatal(err)
			}
			info, err := os.Lstat(command[0])
			if err != nil || !info.Mode().IsRegular() || info.Mode().Perm() != 0o700 {
				t.Errorf("the program is %v, %v", info, err)
			}
			if found, err := os.ReadFile(command[0]); err != nil || string(found) != content {
				t.Errorf("the program is %q, %v", found, err)
			}
		})
	}
}

func TestAnEmbeddedProgramIsNotUnpackedIntoAFolderOfOthers(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("access lists decide on Windows")
	}
	register(t, packed(t, "program"))
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(cache, "vendorclient")
	if err := errors.Join(os.MkdirAll(folder, 0o700), os.Chmod(folder, 0o777)); err != nil {
		t.Fatal(err)
	}
	if _, err := Find("", false); err == nil || !strings.Contains(err.Error(), "chmod go-w '"+folder+"'") {
		t.Errorf("the error is %v", err)
	}
	if err := os.Chmod(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() != 0 {
		return
	}
	if err := os.Chown(folder, 65534, 65534); err != nil {
		t.Fatal(err)
	}
	if _, err := Find("", false); err == nil || !strings.Contains(err.Error(), "belongs to another user (65534)") {
		t.Errorf("the error is %v", err)
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
