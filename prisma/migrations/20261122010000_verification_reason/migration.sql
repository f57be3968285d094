-- The reason of a refused identity, beside the status that it explains.
ALTER TABLE "users" ADD COLUMN "verification_reason" TEXT;

UPDATE users SET verification_reason = last.reason
FROM (
  SELECT DISTINCT ON (user_id) user_id, reason
  FROM identity_submissions
  ORDER BY user_id, created_at DESC
) last
WHERE last.user_id = users.id AND users.verification_status = -1;

ALTER TABLE users
  ADD CONSTRAINT users_verification_reason
    CHECK (verification_reason IS NULL OR verification_status = -1);
