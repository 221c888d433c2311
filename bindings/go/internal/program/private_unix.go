//go:build unix

package program

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// CheckPrivate refuses a file or folder that users other than this one and root can change, or exchange by one of the
// folders above it. The information is that of the open file, or of the path itself where it may be a link.
func CheckPrivate(path string, info os.FileInfo) error {
	if err := check(path, info, false); err != nil {
		return err
	}
	above, err := filepath.EvalSymlinks(filepath.Dir(path))
	if err != nil {
		return err
	}
	for {
		info, err := os.Lstat(above)
		if err != nil {
			return err
		}
		// In a folder with this bit, other users cannot rename or remove what is not theirs.
		if err := check(above, info, info.Mode()&os.ModeSticky != 0); err != nil {
			return err
		}
		parent := filepath.Dir(above)
		if parent == above {
			return nil
		}
		above = parent
	}
}

// check refuses what belongs to another user, and what other users can write to unless that does no harm.
func check(path string, info os.FileInfo, mayBeOpen bool) error {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if ok && stat.Uid != 0 && int(stat.Uid) != os.Geteuid() {
		return fmt.Errorf("%s belongs to another user (%d)", path, stat.Uid)
	}
	mode := info.Mode().Perm()
	if mode&0o022 != 0 && !mayBeOpen && !isPrivateGroup(info) {
		return fmt.Errorf("%s has mode %o and can be changed by other users; run: chmod go-w '%s'", path, mode, path)
	}
	return nil
}

// isPrivateGroup reports whether only the group may write, and it is the one that systems make for each user: its number is
// that of the user.
func isPrivateGroup(info os.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && info.Mode().Perm()&0o002 == 0 && stat.Gid == stat.Uid
}
