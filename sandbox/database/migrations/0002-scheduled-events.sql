-- What a simulated provider will do by itself. A row is taken out in one transaction with what the event does.
CREATE TABLE scheduled_events (
  id bigserial PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES transactions (id),
  event text NOT NULL,
  due_at timestamptz NOT NULL
);
