-- The ids of what calls create are derived otherwise from now on. A call that has not answered by now
-- may have created something under its former id: repeated, it would create it twice. Such calls are
-- refused as running until their keys are removed, a night or two later.
UPDATE idempotency_keys SET lease_expires_at = created_at + interval '2 days' WHERE status IS NULL;
