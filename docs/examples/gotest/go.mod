module example/gotest

go 1.23

require github.com/vendorclient/vendorclient-go/v3 v3.0.0
