-- What several processes on one database need. False from the end of a transaction until its player is told: another
-- process tells it when the one that ended it is gone.
ALTER TABLE transactions ADD COLUMN is_announced boolean NOT NULL DEFAULT true;
--> statement-breakpoint
CREATE INDEX transactions_unannounced ON transactions (ended_at) WHERE NOT is_announced;
--> statement-breakpoint
CREATE INDEX transactions_approve_at ON transactions (approve_at) WHERE approve_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX scheduled_events_due ON scheduled_events (due_at);
--> statement-breakpoint
-- Given out by one process and redeemed at another.
CREATE TABLE captcha_tokens (
  token text PRIMARY KEY,
  version text NOT NULL,
  action text NOT NULL,
  issued_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
-- Messages between processes that are too large for NOTIFY; @socket.io/postgres-adapter fills and empties it.
CREATE TABLE socket_io_attachments (
  id bigserial PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  payload bytea
);
