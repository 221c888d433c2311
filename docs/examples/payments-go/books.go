package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	_ "modernc.org/sqlite" // the driver
)

// tables are what the front end reads and writes.
const tables = `
CREATE TABLE IF NOT EXISTS credits (
	transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, comment TEXT,
	PRIMARY KEY (transaction_id, currency));
CREATE TABLE IF NOT EXISTS burnt (
	transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, reason TEXT NOT NULL,
	PRIMARY KEY (transaction_id, currency, reason));
CREATE TABLE IF NOT EXISTS payouts (
	id TEXT PRIMARY KEY, dest TEXT NOT NULL, amount TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'wanted', transaction_id TEXT, reason TEXT);`

// books is the database of the service. What a method has written is durable when it returns.
type books struct{ database *sql.DB }

type payout struct{ id, dest, amount string }

func openBooks(ctx context.Context, file string) (*books, error) {
	// Each transaction takes the lock to write when it begins, so that it waits for other programs instead of failing later.
	const settings = "_txlock=immediate&_pragma=busy_timeout(60000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)"
	database, err := sql.Open("sqlite", fmt.Sprintf("file:%s?%s", file, settings))
	if err != nil {
		return nil, err
	}
	if _, err := database.ExecContext(ctx, tables); err != nil {
		return nil, errors.Join(err, database.Close())
	}
	return &books{database}, nil
}

func (b *books) close() {
	_ = b.database.Close()
}

// credit books what arrived and what was burnt of a deposit, all or nothing. A deposit that was booked before changes nothing.
func (b *books) credit(ctx context.Context, deposit api.InboxDeposit) error {
	transaction, err := b.database.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = transaction.Rollback() }() // nothing after a commit
	id, source := deposit.TransactionID, deposit.Source
	if deposit.Kind == api.DepositKindDeposit {
		for _, arrived := range deposit.Amounts {
			const insert = `INSERT INTO credits (transaction_id, currency, source, amount, comment)
				VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
			_, err := transaction.ExecContext(ctx, insert, id, arrived.Currency, source, arrived.Amount, deposit.Comment)
			if err != nil {
				return err
			}
		}
	}
	for _, loss := range deposit.Losses {
		const insert = `INSERT INTO burnt (transaction_id, currency, source, amount, reason)
			VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
		_, err := transaction.ExecContext(ctx, insert, id, loss.Currency, source, loss.Amount, string(loss.Reason))
		if err != nil {
			return err
		}
	}
	return transaction.Commit()
}

// wanted returns payouts that the outbox may not have yet, the oldest first.
func (b *books) wanted(ctx context.Context) (wanted []payout, err error) {
	const query = "SELECT id, dest, amount FROM payouts WHERE state = 'wanted' ORDER BY rowid LIMIT 100"
	rows, err := b.database.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var next payout
		if err := rows.Scan(&next.id, &next.dest, &next.amount); err != nil {
			return nil, err
		}
		wanted = append(wanted, next)
	}
	return wanted, rows.Err()
}

// given notes that the outbox has a payout, or why it cannot be paid. The result may have been booked already.
func (b *books) given(ctx context.Context, id string, fault error) error {
	state, reason := "sending", sql.NullString{}
	if fault != nil {
		state, reason = "failed", sql.NullString{String: fault.Error(), Valid: true}
	}
	const update = "UPDATE payouts SET state = ?, reason = ? WHERE id = ? AND state = 'wanted'"
	_, err := b.database.ExecContext(ctx, update, state, reason, id)
	return err
}

// book notes how a payout ended.
func (b *books) book(ctx context.Context, id string, result *vendorclient.DeliveredResult) error {
	const update = "UPDATE payouts SET state = ?, transaction_id = NULLIF(?, '') WHERE id = ?"
	_, err := b.database.ExecContext(ctx, update, string(result.State), result.TransactionID, id)
	return err
}
