-- What has happened, one row for each event, written in the transaction in which it happens.
CREATE TABLE "domain_events" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "actor_id" UUID,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "domain_events_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "domain_events_subject_id_at_idx" ON "domain_events"("subject_id", "at");
CREATE INDEX "domain_events_kind_at_idx" ON "domain_events"("kind", "at");

ALTER TABLE "domain_events"
  ADD CONSTRAINT "domain_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "domain_events_kind_form" CHECK (kind ~ '^[a-z-]+\.[a-z-]+$' AND kind LIKE subject || '.%');

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "domain_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A mail that carries a secret link is blanked once it is sent.
ALTER TABLE "outbox_mails" ADD COLUMN "has_secret" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "outbox_mails_sent" ON "outbox_mails"("sent_at") WHERE sent_at IS NOT NULL;
