-- `decline`: why it was refused, as the player is told. `account_id`: the saved account it was paid with.
ALTER TABLE transactions ADD COLUMN decline jsonb, ADD COLUMN account_id text,
  ADD COLUMN save_account boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- `fields`: what the player typed to name the account. A card is kept by its provider; only its label is here.
CREATE TABLE saved_accounts (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  flow text NOT NULL CHECK (flow IN ('deposit', 'withdrawal')),
  payment_method text NOT NULL,
  label text NOT NULL,
  name text,
  network text,
  fields jsonb NOT NULL DEFAULT '{}',
  wallet text,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  UNIQUE (user_id, flow, payment_method, label)
);
--> statement-breakpoint
CREATE TABLE player_limits (
  user_id text NOT NULL REFERENCES users (id),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  max numeric NOT NULL CHECK (max >= 0),
  -- A higher one begins later, so that a player in a hurry has time to think again.
  next_max numeric,
  effective_at timestamptz,
  PRIMARY KEY (user_id, period)
);
--> statement-breakpoint
CREATE TABLE player_locks (
  user_id text NOT NULL REFERENCES users (id),
  flow text NOT NULL CHECK (flow IN ('deposit', 'withdrawal')),
  reason text NOT NULL,
  until timestamptz,
  text jsonb,
  action jsonb,
  PRIMARY KEY (user_id, flow, reason)
);
--> statement-breakpoint
-- A method that is down or slow. `user_id` is empty for everyone, `flow` for both.
CREATE TABLE method_states (
  user_id text NOT NULL DEFAULT '',
  flow text NOT NULL DEFAULT '',
  name text NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (user_id, flow, name)
);
