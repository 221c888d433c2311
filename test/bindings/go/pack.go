// Packs a Go module into the folder layout that a module proxy has, so that it can be installed as a released one; a folder
// may have several versions.
//
//	go run pack.go <folder of the module> <module path> <version> <folder of the proxy>
package main

import (
	"archive/zip"
	"io/fs"
	"log"
	"os"
	"path/filepath"
)

func main() {
	module, path, version, proxy := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	target := filepath.Join(proxy, filepath.FromSlash(path), "@v")
	check(os.MkdirAll(target, 0o755))
	check(os.WriteFile(filepath.Join(target, version+".info"), []byte(`{"Version":"`+version+`"}`), 0o644))
	versions, err := os.OpenFile(filepath.Join(target, "list"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	check(err)
	_, err = versions.WriteString(version + "\n")
	check(err)
	check(versions.Close())
	definition, err := os.ReadFile(filepath.Join(module, "go.mod"))
	check(err)
	check(os.WriteFile(filepath.Join(target, version+".mod"), definition, 0o644))
	archive, err := os.Create(filepath.Join(target, version+".zip"))
	check(err)
	writer := zip.NewWriter(archive)
	check(filepath.WalkDir(module, func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(module, file)
		if err != nil {
			return err
		}
		if entry.IsDir() {
			// A folder with a go.mod is another module.
			if _, err := os.Stat(filepath.Join(file, "go.mod")); err == nil && name != "." {
				return fs.SkipDir
			}
			return nil
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		target, err := writer.Create(path + "@" + version + "/" + filepath.ToSlash(name))
		if err != nil {
			return err
		}
		_, err = target.Write(content)
		return err
	}))
	check(writer.Close())
	check(archive.Close())
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
