package vendorclient

import "github.com/vendorclient/vendorclient-go/v3/internal/program"

// EnvironmentVariable names the program of the daemon when no path is given to Spawn.
const EnvironmentVariable = program.EnvironmentVariable

// ProgramNotFoundError says that there is no program to start.
type ProgramNotFoundError = program.NotFoundError
