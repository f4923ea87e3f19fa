-- The message id of the create: a cashier that has lost the answer finds the transaction by it. Text, because it is
-- given back as it came.
ALTER TABLE transactions ADD COLUMN client_key text;
