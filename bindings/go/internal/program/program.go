// Package program finds the program of the daemon and of the development node.
package program

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// EnvironmentVariable names the program of the daemon when no path is given.
const EnvironmentVariable = "VENDORCLIENT_BINARY"

const programName = "vendorclient"

// NotFoundError says that there is no program to start.
type NotFoundError struct {
	// Tried holds every place that was looked at, in order, and what is wrong with it.
	Tried []string
}

// Error names every place tried.
func (e *NotFoundError) Error() string {
	return "the program " + programName + " was not found; tried: " + strings.Join(e.Tried, "; ")
}

// Find returns the command that runs the daemon. A path that the caller or the environment names is the only place
// looked at: another program must not run in its place.
func Find(explicit string, searchPath bool) ([]string, error) {
	fromEnvironment := os.Getenv(EnvironmentVariable)
	var tried []string
	try := func(place, path string) []string {
		if info, err := os.Stat(path); err != nil || info.IsDir() {
			tried = append(tried, fmt.Sprintf("%s %s (no such file)", place, path))
			return nil
		}
		command, err := commandFor(path)
		if err != nil {
			tried = append(tried, fmt.Sprintf("%s %s (%v)", place, path, err))
		}
		return command
	}
	if explicit != "" {
		return foundOr(try("the path given", explicit), &tried)
	}
	if fromEnvironment != "" {
		return foundOr(try("environment variable "+EnvironmentVariable, fromEnvironment), &tried)
	}
	tried = append(tried, "environment variable "+EnvironmentVariable+" (not set)")
	if executable, err := os.Executable(); err == nil {
		if command := try("beside this program", filepath.Join(filepath.Dir(executable), executableName())); command != nil {
			return command, nil
		}
	}
	path, err := unpacked()
	if err != nil {
		tried = append(tried, "the embedded program ("+err.Error()+")")
	} else if path == "" {
		tried = append(tried, "the embedded program (none is imported)")
	} else {
		return foundOr(try("the embedded program", path), &tried)
	}
	if !searchPath {
		tried = append(tried, "PATH (not searched unless asked for)")
		return nil, &NotFoundError{Tried: tried}
	}
	path, err = exec.LookPath(programName)
	if err != nil {
		tried = append(tried, "PATH (no "+programName+" in it)")
		return nil, &NotFoundError{Tried: tried}
	}
	return foundOr(try("PATH", path), &tried)
}

func foundOr(command []string, tried *[]string) ([]string, error) {
	if command == nil {
		return nil, &NotFoundError{Tried: *tried}
	}
	return command, nil
}

// commandFor runs JavaScript with node and anything else directly.
func commandFor(path string) ([]string, error) {
	if !slices.Contains([]string{".js", ".cjs", ".mjs"}, filepath.Ext(path)) {
		absolute, err := filepath.Abs(path)
		return []string{absolute}, err
	}
	node, err := exec.LookPath("node")
	if err != nil {
		return nil, fmt.Errorf("it needs node, which is not in the PATH")
	}
	return []string{node, path}, nil
}

func executableName() string {
	if runtime.GOOS == "windows" {
		return programName + ".exe"
	}
	return programName
}
