module github.com/vendorclient/vendorclient-go/v3

go 1.23
