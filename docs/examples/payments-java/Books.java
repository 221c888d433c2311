import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import vendorclient.api.inbox.DepositKind;
import vendorclient.api.inbox.InboxDeposit;

/** A connection to the database of the service, for one thread. What a method has written is durable when it returns. */
final class Books implements AutoCloseable {
    /** What the front end reads and writes. */
    private static final List<String> TABLES = List.of(
            """
            CREATE TABLE IF NOT EXISTS credits (
              transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, comment TEXT,
              PRIMARY KEY (transaction_id, currency))""",
            """
            CREATE TABLE IF NOT EXISTS burnt (
              transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, reason TEXT NOT NULL,
              PRIMARY KEY (transaction_id, currency, reason))""",
            """
            CREATE TABLE IF NOT EXISTS payouts (
              id TEXT PRIMARY KEY, dest TEXT NOT NULL, amount TEXT NOT NULL,
              state TEXT NOT NULL DEFAULT 'wanted', transaction_id TEXT, reason TEXT)""");

    /** Transactions take the lock to write when they begin, so that they wait for other programs instead of failing later. */
    private static final String SETTINGS =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=60000&transaction_mode=IMMEDIATE";

    private final Connection database;

    /** What the front end asks for. */
    record Payout(String id, String dest, String amount) {}

    private Books(Connection database) {
        this.database = database;
    }

    static Books open(Path file) throws SQLException {
        return new Books(DriverManager.getConnection("jdbc:sqlite:" + file + SETTINGS));
    }

    /** Creates the tables where they do not exist. */
    static void create(Path file) throws SQLException {
        try (var books = open(file);
                var statement = books.database.createStatement()) {
            for (String table : TABLES) {
                statement.execute(table);
            }
        }
    }

    /** Books what arrived and what was burnt of a deposit, all or nothing. One that was booked before changes nothing. */
    void credit(InboxDeposit deposit) throws SQLException {
        String id = deposit.transactionId();
        String source = deposit.source();
        database.setAutoCommit(false);
        try {
            if (deposit.kind().equals(DepositKind.DEPOSIT)) {
                for (var arrived : deposit.amounts()) {
                    write(
                            "INSERT INTO credits (transaction_id, currency, source, amount, comment) VALUES (?, ?, ?, ?, ?) "
                                    + "ON CONFLICT DO NOTHING",
                            id, arrived.currency(), source, arrived.amount(), deposit.comment());
                }
            }
            for (var loss : deposit.losses()) {
                write(
                        "INSERT INTO burnt (transaction_id, currency, source, amount, reason) VALUES (?, ?, ?, ?, ?) "
                                + "ON CONFLICT DO NOTHING",
                        id, loss.currency(), source, loss.amount(), loss.reason().wire());
            }
            database.commit();
        } catch (SQLException error) {
            database.rollback();
            throw error;
        } finally {
            database.setAutoCommit(true);
        }
    }

    /** Payouts that the outbox may not have yet, the oldest first. */
    List<Payout> wanted() throws SQLException {
        var query = "SELECT id, dest, amount FROM payouts WHERE state = 'wanted' ORDER BY rowid LIMIT 100";
        try (var statement = database.createStatement();
                var rows = statement.executeQuery(query)) {
            var wanted = new ArrayList<Payout>();
            while (rows.next()) {
                wanted.add(new Payout(rows.getString("id"), rows.getString("dest"), rows.getString("amount")));
            }
            return wanted;
        }
    }

    /** Notes that the outbox has a payout, or why it cannot be paid. The result may have been booked already. */
    void given(String id, String fault) throws SQLException {
        String state = fault == null ? "sending" : "failed";
        write("UPDATE payouts SET state = ?, reason = ? WHERE id = ? AND state = 'wanted'", state, fault, id);
    }

    /** Notes how a payout ended. */
    void book(String id, String state, String transactionId) throws SQLException {
        write("UPDATE payouts SET state = ?, transaction_id = ? WHERE id = ?", state, transactionId, id);
    }

    private void write(String update, Object... values) throws SQLException {
        try (PreparedStatement statement = database.prepareStatement(update)) {
            for (int index = 0; index < values.length; index++) {
                statement.setObject(index + 1, values[index]);
            }
            statement.executeUpdate();
        }
    }

    @Override
    public void close() throws SQLException {
        database.close();
    }
}
