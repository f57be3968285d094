-- What members report to staff, objects that staff are to look at, and objects that members keep an eye on.

CREATE TYPE "ReportKind" AS ENUM ('item', 'member', 'rental', 'message', 'review');
CREATE TYPE "ReportOutcome" AS ENUM ('nothing', 'helped', 'warned', 'hidden', 'frozen');
CREATE TYPE "ItemCheckOutcome" AS ENUM ('kept', 'hidden', 'gone');

CREATE TABLE "reports" (
  "id" UUID NOT NULL,
  "kind" "ReportKind" NOT NULL,
  "subject_id" UUID NOT NULL,
  "reporter_id" UUID NOT NULL,
  "member_id" UUID NOT NULL,
  "reason" TEXT NOT NULL,
  "words" TEXT NOT NULL DEFAULT '',
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "taken_by_id" UUID,
  "taken_at" TIMESTAMPTZ(3),
  "closed_at" TIMESTAMPTZ(3),
  "outcome" "ReportOutcome",
  "closing_words" TEXT NOT NULL DEFAULT '',
  "overdue_at" TIMESTAMPTZ(3),
  CONSTRAINT "reports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "reports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "reports_taken_by_id_fkey" FOREIGN KEY ("taken_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT reports_about_another CHECK (member_id <> reporter_id),
  CONSTRAINT reports_judged_by_others CHECK (taken_by_id <> reporter_id AND taken_by_id <> member_id),
  CONSTRAINT reports_reason_of_kind CHECK (CASE kind
    WHEN 'item' THEN reason IN ('prohibited', 'scam', 'false-listing', 'stolen', 'offensive', 'other')
    WHEN 'member' THEN reason IN ('scam', 'insults', 'impersonation', 'outside-payment', 'other')
    WHEN 'rental' THEN reason IN ('not-as-described', 'no-answer', 'payment', 'damage', 'behaviour', 'other')
    WHEN 'message' THEN reason IN ('insults', 'outside-payment', 'scam', 'spam', 'other')
    WHEN 'review' THEN reason IN ('false-review', 'insults', 'personal-data', 'other') END),
  CONSTRAINT reports_other_said CHECK (reason <> 'other' OR btrim(words) <> ''),
  CONSTRAINT reports_taken_whole CHECK ((taken_by_id IS NULL) = (taken_at IS NULL)),
  CONSTRAINT reports_closed_whole CHECK (CASE WHEN closed_at IS NULL
    THEN outcome IS NULL AND closing_words = ''
    ELSE outcome IS NOT NULL AND taken_by_id IS NOT NULL AND btrim(closing_words) <> '' END),
  CONSTRAINT reports_in_order CHECK (taken_at >= created_at AND closed_at >= taken_at)
);
CREATE UNIQUE INDEX reports_one_open ON reports (reporter_id, kind, subject_id) WHERE closed_at IS NULL;
CREATE INDEX reports_open ON reports (created_at, id) WHERE closed_at IS NULL;
CREATE INDEX "reports_created_at_idx" ON "reports"("created_at");
CREATE INDEX "reports_kind_subject_id_idx" ON "reports"("kind", "subject_id");
CREATE INDEX "reports_member_id_idx" ON "reports"("member_id");
CREATE INDEX "reports_reporter_id_idx" ON "reports"("reporter_id");

-- What was reported stays as it was, and what is closed is closed for good.
CREATE FUNCTION guard_report() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'report % violates constraint "reports_closed_for_good"', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reports_closed_for_good';
  END IF;
  IF (NEW.id, NEW.kind, NEW.subject_id, NEW.reporter_id, NEW.member_id, NEW.reason, NEW.words, NEW.title,
      NEW.text, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.kind, OLD.subject_id, OLD.reporter_id, OLD.member_id, OLD.reason, OLD.words,
      OLD.title, OLD.text, OLD.created_at)
  THEN
    RAISE EXCEPTION 'report % violates constraint "reports_kept_as_made"', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reports_kept_as_made';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_report BEFORE UPDATE ON reports FOR EACH ROW EXECUTE FUNCTION guard_report();

CREATE TABLE "item_checks" (
  "id" UUID NOT NULL,
  "item_id" UUID NOT NULL,
  "is_early" BOOLEAN NOT NULL,
  "words" TEXT[],
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "checked_by_id" UUID,
  "checked_at" TIMESTAMPTZ(3),
  "outcome" "ItemCheckOutcome",
  CONSTRAINT "item_checks_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "item_checks_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "item_checks_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT item_checks_have_a_cause CHECK (is_early OR cardinality(words) > 0),
  CONSTRAINT item_checks_done_whole CHECK ((checked_at IS NULL) = (outcome IS NULL)
    AND (checked_by_id IS NOT NULL) = (outcome IS NOT NULL AND outcome <> 'gone'))
);
CREATE UNIQUE INDEX item_checks_one_open ON item_checks (item_id) WHERE checked_at IS NULL;
CREATE INDEX "item_checks_item_id_idx" ON "item_checks"("item_id");
CREATE INDEX "item_checks_created_at_idx" ON "item_checks"("created_at");

CREATE TABLE "favourites" (
  "user_id" UUID NOT NULL,
  "item_id" UUID NOT NULL,
  "price" INTEGER NOT NULL,
  "price_unit" "PriceUnit" NOT NULL,
  "start_date" DATE,
  "end_date" DATE,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "told_at" TIMESTAMPTZ(3),
  CONSTRAINT "favourites_pkey" PRIMARY KEY ("user_id", "item_id"),
  CONSTRAINT "favourites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "favourites_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT favourites_price_is_one CHECK (price > 0),
  CONSTRAINT favourites_days_whole CHECK ((start_date IS NULL) = (end_date IS NULL) AND start_date < end_date)
);
CREATE INDEX "favourites_item_id_idx" ON "favourites"("item_id");
CREATE INDEX "favourites_user_id_created_at_item_id_idx" ON "favourites"("user_id", "created_at" DESC, "item_id" DESC);

CREATE TABLE "favourite_news" (
  "id" UUID NOT NULL,
  "item_id" UUID NOT NULL,
  "start_date" DATE,
  "end_date" DATE,
  "pieces" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "favourite_news_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "favourite_news_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT favourite_news_days_whole CHECK ((start_date IS NULL) = (end_date IS NULL)
    AND (start_date IS NULL) = (pieces IS NULL) AND start_date < end_date AND pieces > 0)
);
CREATE INDEX "favourite_news_item_id_idx" ON "favourite_news"("item_id");
CREATE INDEX "favourite_news_created_at_idx" ON "favourite_news"("created_at");

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  more RECORD;
  known TEXT;
BEGIN
  FOR more IN SELECT * FROM (VALUES
    ('action', ARRAY['take-report', 'release-report', 'close-report', 'check-item']),
    ('subject', ARRAY['report'])
  ) AS more (field, words)
  LOOP
    SELECT string_agg(quote_literal(word), ', ') INTO known
    FROM (
      SELECT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS word
      FROM pg_constraint WHERE conname = 'audit_log_' || more.field
      UNION
      SELECT unnest(more.words)
    ) AS all_of_them;
    EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_%1$s,
      ADD CONSTRAINT audit_log_%1$s CHECK (%1$I IN (%2$s))', more.field, known);
  END LOOP;
END $$;
