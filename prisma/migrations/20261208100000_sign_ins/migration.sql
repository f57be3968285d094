-- What each sign-in is used by, and since when; its refresh tokens stay in "sessions".
CREATE TABLE "sign_ins" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "user_agent" VARCHAR(400) NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL,
  "authenticated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT sign_ins_in_order CHECK (last_used_at >= created_at AND authenticated_at >= created_at)
);
CREATE INDEX "sign_ins_user_id_idx" ON "sign_ins"("user_id");
CREATE INDEX "sign_ins_last_used_at_idx" ON "sign_ins"("last_used_at");

-- Those that began before: what used them is not known.
INSERT INTO "sign_ins" ("id", "user_id", "created_at", "last_used_at", "authenticated_at")
SELECT family_id, (array_agg(user_id))[1], min(created_at), max(created_at), min(created_at)
FROM "sessions" GROUP BY family_id;
