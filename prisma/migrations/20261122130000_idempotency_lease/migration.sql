-- Until when the server at work on a call has taken it.
ALTER TABLE idempotency_keys RENAME COLUMN alive_until TO lease_expires_at;
