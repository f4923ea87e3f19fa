-- Amounts are unconstrained numeric: exact, in major units, and returned as text.
CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL,
  profile jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- The first answer to each message id of a player. Written in one transaction with what the request did.
CREATE TABLE attempts (
  user_id text NOT NULL REFERENCES users (id),
  message_id uuid NOT NULL,
  type text NOT NULL,
  reply json,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, message_id)
);
--> statement-breakpoint
CREATE TABLE transactions (
  seq bigserial UNIQUE,
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  plugin_id text NOT NULL,
  flow text NOT NULL CHECK (flow IN ('deposit', 'withdrawal')),
  method_name text NOT NULL,
  amount numeric NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'accepted', 'processed', 'mistaked')),
  -- Who ended it and how, for the operator's eyes.
  reason text,
  state jsonb NOT NULL DEFAULT '{}',
  -- The operator's delayed approval; kept here so that it survives a restart.
  approve_at timestamptz,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
--> statement-breakpoint
CREATE INDEX transactions_user ON transactions (user_id, method_name);
--> statement-breakpoint
CREATE TABLE ledger_entries (
  id bigserial PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES transactions (id),
  posting text NOT NULL CHECK (posting IN ('deposit', 'reserve', 'release', 'payout')),
  account text NOT NULL,
  currency text NOT NULL,
  amount numeric NOT NULL CHECK (amount <> 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (transaction_id, posting, account)
);
--> statement-breakpoint
CREATE INDEX ledger_entries_account ON ledger_entries (account, currency);
--> statement-breakpoint
CREATE FUNCTION check_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries
      WHERE transaction_id = NEW.transaction_id AND posting = NEW.posting AND currency = NEW.currency) <> 0 THEN
    RAISE EXCEPTION 'posting % of transaction % does not balance', NEW.posting, NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Checked at commit, when both sides are there: an unbalanced posting can't be committed.
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT OR UPDATE ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_balances();
