-- An account is the same one when all of it is, not when its shortened label is. Accounts saved before get a fingerprint
-- that no later one has: saved again, they are there twice, which is better than money to the wrong one.
ALTER TABLE saved_accounts ADD COLUMN fingerprint text;
--> statement-breakpoint
UPDATE saved_accounts SET fingerprint = id;
--> statement-breakpoint
ALTER TABLE saved_accounts ALTER COLUMN fingerprint SET NOT NULL;
--> statement-breakpoint
ALTER TABLE saved_accounts DROP CONSTRAINT saved_accounts_user_id_flow_payment_method_label_key;
--> statement-breakpoint
CREATE UNIQUE INDEX saved_accounts_value ON saved_accounts (user_id, flow, payment_method, fingerprint);
