module example/payments

go 1.23.0

require (
	github.com/vendorclient/vendorclient-go/v3 v3.0.0
	modernc.org/sqlite v1.38.2
)
