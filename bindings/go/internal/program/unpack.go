package program

import (
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Embedded is a program that is part of the executable.
type Embedded struct {
	// SHA256 is the digest of the program, hex.
	SHA256 string
	// Size is its length in bytes.
	Size int64
	// Gzip is the program, compressed.
	Gzip string
}

var (
	mutex    sync.Mutex
	embedded *Embedded
)

// Register keeps an embedded program for Find. The last one counts.
func Register(program Embedded) {
	mutex.Lock()
	defer mutex.Unlock()
	embedded = &program
}

// unpacked returns the path of the embedded program, which is written once into the cache of the user, or "".
func unpacked() (string, error) {
	mutex.Lock()
	defer mutex.Unlock()
	if embedded == nil {
		return "", nil
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "vendorclient", "programs", embedded.SHA256)
	path := filepath.Join(folder, executableName())
	if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && info.Size() == embedded.Size {
		return path, nil
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	return path, embedded.write(folder, path)
}

// write puts the program in place at once: another process may do the same, or start what it finds there.
func (e *Embedded) write(folder, path string) (err error) {
	file, err := os.CreateTemp(folder, "unpacking-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(file.Name())
		}
	}()
	err = errors.Join(e.copyTo(file), file.Chmod(0o700), file.Close())
	if err != nil {
		return fmt.Errorf("it cannot be unpacked: %w", err)
	}
	return os.Rename(file.Name(), path)
}

func (e *Embedded) copyTo(target io.Writer) error {
	source, err := gzip.NewReader(strings.NewReader(e.Gzip))
	if err != nil {
		return err
	}
	digest := sha256.New()
	// One byte more than expected shows that it is too long.
	count, err := io.Copy(io.MultiWriter(target, digest), io.LimitReader(source, e.Size+1))
	if err != nil {
		return err
	}
	if count != e.Size {
		return fmt.Errorf("it has not %d bytes", e.Size)
	}
	if found := hex.EncodeToString(digest.Sum(nil)); found != e.SHA256 {
		return fmt.Errorf("its digest is %s and not %s", found, e.SHA256)
	}
	return nil
}
