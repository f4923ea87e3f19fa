-- `destination`: where a withdrawal goes, already shortened. `sent_at`: on its way, can't be taken back.
-- `reply`: what the create of a deposit has answered, for the way back to its page.
ALTER TABLE transactions ADD COLUMN destination text, ADD COLUMN sent_at timestamptz, ADD COLUMN reply json;
--> statement-breakpoint
CREATE INDEX transactions_user_seq ON transactions (user_id, seq DESC);
--> statement-breakpoint
ALTER TABLE users ADD COLUMN prepared_at timestamptz;
--> statement-breakpoint
-- The code that a player gets by e-mail before a withdrawal goes on. The newest one alone counts.
CREATE TABLE confirmations (
  transaction_id text PRIMARY KEY REFERENCES transactions (id),
  code text NOT NULL,
  expires_at timestamptz NOT NULL,
  resend_at timestamptz NOT NULL,
  wrong_tries integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz
);
