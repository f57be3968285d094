-- Passkeys, codes of an app, recovery codes, and the sign-ins that wait for one of them.
ALTER TABLE "sign_ins" ADD COLUMN "second_step_at" TIMESTAMPTZ(3);
ALTER TABLE "sign_ins" ADD CONSTRAINT sign_ins_second_step_after CHECK (second_step_at >= created_at);

CREATE TABLE "passkeys" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[],
  "name" VARCHAR(60) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT passkeys_counted CHECK (counter >= 0),
  CONSTRAINT passkeys_named CHECK (name <> ''),
  CONSTRAINT passkeys_in_order CHECK (last_used_at >= created_at)
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

CREATE TABLE "authenticator_apps" (
  "user_id" UUID NOT NULL,
  "sealed_secret" BYTEA NOT NULL,
  "key_id" VARCHAR(32) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_step" BIGINT,
  CONSTRAINT "authenticator_apps_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "authenticator_apps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT authenticator_apps_confirmed_by_code CHECK (
    (confirmed_at IS NULL) = (last_step IS NULL) AND confirmed_at >= created_at)
);
CREATE INDEX "authenticator_apps_created_at_idx" ON "authenticator_apps"("created_at");

CREATE TABLE "recovery_codes" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "prefix" VARCHAR(4) NOT NULL,
  "code_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT recovery_codes_in_order CHECK (used_at >= created_at)
);
CREATE UNIQUE INDEX "recovery_codes_user_id_prefix_key" ON "recovery_codes"("user_id", "prefix");

CREATE TABLE "pending_sign_ins" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "remember_me" BOOLEAN NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "pending_sign_ins_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pending_sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT pending_sign_ins_short CHECK (
    expires_at > created_at AND expires_at <= created_at + interval '15 minutes')
);
CREATE UNIQUE INDEX "pending_sign_ins_token_hash_key" ON "pending_sign_ins"("token_hash");
CREATE INDEX "pending_sign_ins_user_id_idx" ON "pending_sign_ins"("user_id");
CREATE INDEX "pending_sign_ins_expires_at_idx" ON "pending_sign_ins"("expires_at");

CREATE TYPE "PasskeyPurpose" AS ENUM ('register', 'sign_in', 'second_step', 'reauthenticate');
CREATE TABLE "passkey_challenges" (
  "id" UUID NOT NULL,
  "challenge_hash" TEXT NOT NULL,
  "purpose" "PasskeyPurpose" NOT NULL,
  "holder_hash" TEXT NOT NULL,
  "user_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT passkey_challenges_of_somebody CHECK ((user_id IS NULL) = (purpose = 'sign_in')),
  CONSTRAINT passkey_challenges_short CHECK (
    expires_at > created_at AND expires_at <= created_at + interval '15 minutes')
);
CREATE UNIQUE INDEX "passkey_challenges_challenge_hash_key" ON "passkey_challenges"("challenge_hash");
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- What was used once is not used again: a counter, a half minute and a recovery code go forward alone.
CREATE FUNCTION guard_passkey_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counter < OLD.counter OR NEW.user_id <> OLD.user_id
    OR NEW.credential_id <> OLD.credential_id OR NEW.public_key <> OLD.public_key THEN
    RAISE EXCEPTION 'constraint "passkeys_forward": a passkey stays the same, and its counter does not go back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'passkeys_forward';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passkeys_forward BEFORE UPDATE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION guard_passkey_forward();

CREATE FUNCTION guard_authenticator_app_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.confirmed_at IS NOT NULL
    AND (NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at OR NEW.last_step < OLD.last_step) THEN
    RAISE EXCEPTION 'constraint "authenticator_apps_forward": a code is taken once'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'authenticator_apps_forward';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER authenticator_apps_forward BEFORE UPDATE ON authenticator_apps
  FOR EACH ROW EXECUTE FUNCTION guard_authenticator_app_forward();

CREATE FUNCTION guard_recovery_code_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.used_at IS NOT NULL OR NEW.code_hash <> OLD.code_hash OR NEW.prefix <> OLD.prefix THEN
    RAISE EXCEPTION 'constraint "recovery_codes_once": a recovery code is used once'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'recovery_codes_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER recovery_codes_once BEFORE UPDATE ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION guard_recovery_code_once();

-- Staff take the second step of somebody away who has lost it.
DO $$
DECLARE known text;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT 'reset-second-step'
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;
