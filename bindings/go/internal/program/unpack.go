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
	// checked is the path of the program that this process has checked or written.
	checked string
)

// Register keeps an embedded program for Find. The last one counts.
func Register(program Embedded) {
	mutex.Lock()
	defer mutex.Unlock()
	embedded, checked = &program, ""
}

// unpacked returns the path of the embedded program, or "". It is written once into the cache of the user. Other users that
// can write there could exchange what is run, so each process checks its owner, mode and digest once; what does not fit is replaced, and
// a folder that other users can change is refused.
func unpacked() (string, error) {
	mutex.Lock()
	defer mutex.Unlock()
	if embedded == nil {
		return "", nil
	}
	if _, err := os.Lstat(checked); checked != "" && err == nil {
		return checked, nil
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "vendorclient", "programs", embedded.SHA256)
	path := filepath.Join(folder, executableName())
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	info, err := os.Lstat(folder)
	if err != nil {
		return "", err
	}
	if err := CheckPrivate(folder, info); err != nil {
		return "", err
	}
	if !embedded.isAt(path) {
		if err := embedded.write(folder, path); err != nil {
			return "", err
		}
	}
	checked = path
	return path, nil
}

// isAt reports whether the program is there, unchanged and only for this user to change.
func (e *Embedded) isAt(path string) bool {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != e.Size || CheckPrivate(path, info) != nil {
		return false
	}
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer func() { _ = file.Close() }()
	digest := sha256.New()
	_, err = io.Copy(digest, file)
	return err == nil && hex.EncodeToString(digest.Sum(nil)) == e.SHA256
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
