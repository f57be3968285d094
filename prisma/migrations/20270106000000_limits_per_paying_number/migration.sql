-- Codes by which the holder of a number that refused payments lets a member's account charge it again.
CREATE TABLE "paying_number_codes" (
    "user_id" UUID NOT NULL,
    "phone_number" TEXT NOT NULL,
    "code_hash" TEXT,
    "code_expires_at" TIMESTAMPTZ(3),
    "code_attempts" SMALLINT NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "paying_number_codes_pkey" PRIMARY KEY ("user_id", "phone_number")
);

CREATE INDEX "paying_number_codes_created_at_idx" ON "paying_number_codes"("created_at");

ALTER TABLE "paying_number_codes" ADD CONSTRAINT "paying_number_codes_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The number is confirmed, or its code is awaited, for five attempts at most.
ALTER TABLE "paying_number_codes" ADD CONSTRAINT "paying_number_codes_code"
  CHECK (num_nonnulls("confirmed_at", "code_hash") = 1
    AND ("code_hash" IS NULL) = ("code_expires_at" IS NULL)
    AND "confirmed_at" >= "created_at"
    AND "code_attempts" BETWEEN 0 AND 5);
ALTER TABLE "paying_number_codes" ADD CONSTRAINT "paying_number_codes_number"
  CHECK ("phone_number" ~ '^[0-9]{9}$');

CREATE TRIGGER guard_leaving AFTER INSERT ON "paying_number_codes"
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'user_id');

-- What limits count that hold for all processes, whatever becomes of Redis.
CREATE TABLE "limit_uses" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limit_uses_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "limit_uses_name_key_hash_used_at_idx" ON "limit_uses"("name", "key_hash", "used_at" DESC);
CREATE INDEX "limit_uses_used_at_idx" ON "limit_uses"("used_at");

-- Who paid with a number last, and when it refused.
CREATE INDEX "payments_paid_with" ON "payments" ("phone_number", "decided_at" DESC)
  WHERE "status" = 'succeeded' AND "amount" > 0 AND "purpose" IN ('rental', 'extension', 'top_up');
CREATE INDEX "payments_refused_by" ON "payments" ("phone_number", "decided_at" DESC)
  WHERE "failure_reason" IN ('refused_by_payer', 'expired') AND "purpose" IN ('rental', 'extension', 'top_up');
