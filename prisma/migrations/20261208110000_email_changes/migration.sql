-- A confirmed address that its member replaces by another, and links by which somebody says that it was not they.
ALTER TYPE "EmailTokenPurpose" ADD VALUE 'not_me';
ALTER TABLE "users" ADD COLUMN "email_changed_at" TIMESTAMPTZ(3);

CREATE TABLE "email_changes" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "old_email" CITEXT NOT NULL,
  "new_email" CITEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "undo_hash" TEXT,
  "undo_until" TIMESTAMPTZ(3),
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT email_changes_to_another CHECK (old_email <> new_email),
  CONSTRAINT email_changes_undo_of_confirmed CHECK (
    (confirmed_at IS NULL) = (undo_hash IS NULL) AND (confirmed_at IS NULL) = (undo_until IS NULL)
    AND (undone_at IS NULL OR confirmed_at IS NOT NULL))
);
CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes"("token_hash");
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");
CREATE INDEX "email_changes_user_id_idx" ON "email_changes"("user_id");
CREATE INDEX "email_changes_old_email_idx" ON "email_changes"("old_email");

-- An address that its member may still take back is nobody else's meanwhile.
CREATE FUNCTION guard_email_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM email_changes
    WHERE old_email = NEW.email AND user_id <> NEW.id AND undone_at IS NULL AND undo_until > now()
  ) THEN
    RAISE EXCEPTION 'constraint "users_email_reserved": the address may be taken back by its member'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_reserved';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_email_reserved BEFORE INSERT OR UPDATE OF email ON users
  FOR EACH ROW EXECUTE FUNCTION guard_email_reserved();
