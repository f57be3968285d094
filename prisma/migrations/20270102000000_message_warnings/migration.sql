-- What the reader of a message should beware of is decided once, when it is written; null until a message from before was looked at.
ALTER TABLE "messages" ADD COLUMN "has_phone_number" BOOLEAN,
  ADD COLUMN "asks_outside_payment" BOOLEAN;

ALTER TABLE "messages" ADD CONSTRAINT "messages_warnings_together"
  CHECK ((has_phone_number IS NULL) = (asks_outside_payment IS NULL));

CREATE INDEX "messages_not_looked_at" ON "messages" ("id") WHERE has_phone_number IS NULL;

-- What was said stays as it was said, and what was found in it stays found; it goes with its whole thread alone.
CREATE OR REPLACE FUNCTION guard_message() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  looked_at messages;
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM threads WHERE id = OLD.thread_id)
  THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.has_phone_number IS NULL AND NEW.has_phone_number IS NOT NULL THEN
    looked_at := OLD;
    looked_at.has_phone_number := NEW.has_phone_number;
    looked_at.asks_outside_payment := NEW.asks_outside_payment;
    IF NEW IS NOT DISTINCT FROM looked_at THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a message is neither changed nor deleted' USING ERRCODE = 'restrict_violation';
END $$;
