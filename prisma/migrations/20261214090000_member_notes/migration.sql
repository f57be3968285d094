-- What staff write down about members for each other.
CREATE TABLE "member_notes" (
  "id" UUID NOT NULL,
  "member_id" UUID NOT NULL,
  "author_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "member_notes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "member_notes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "member_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT member_notes_say_something CHECK (btrim(text) <> '' AND length(text) <= 1000)
);
CREATE INDEX "member_notes_member_id_at_idx" ON "member_notes"("member_id", "at");
CREATE INDEX "member_notes_author_id_idx" ON "member_notes"("author_id");

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "member_notes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
