// Package embedded takes programs that are part of the executable, from modules that carry one for a platform. An
// application imports such a module for its effect:
//
//	import _ "github.com/vendorclient/vendorclient-go-program/v3"
package embedded

import "github.com/vendorclient/vendorclient-go/v3/internal/program"

// Program is a program in the executable.
type Program = program.Embedded

// Register makes the program the default: it is started if no other is named, and there is no program beside the
// executable. It is unpacked once into the cache of the user.
func Register(embedded Program) {
	program.Register(embedded)
}
