-- What the link of a warning takes back: all since the first warning that was still good as it was mailed.
ALTER TABLE "email_tokens" ADD COLUMN "since" TIMESTAMPTZ(3);
UPDATE email_tokens SET since = created_at WHERE purpose = 'not_me';
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_since
  CHECK ((purpose = 'not_me') = (since IS NOT NULL) AND since <= created_at);

-- The addresses of deleted accounts are nobody else's: whoever had signed up with one kept an account from being deleted.
UPDATE users SET email = id || '@ancienne-adresse.invalid'
WHERE deleted_at IS NULL AND email LIKE '%@loka.invalid';
ALTER TABLE users ADD CONSTRAINT users_email_of_deleted
  CHECK (deleted_at IS NOT NULL OR lower(email) NOT LIKE '%@loka.invalid');
