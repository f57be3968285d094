-- Decisions of two people about the money of rentals, and files of lists with contact data.

-- A decision about a rental that was approved is carried out in the transaction that approves it, as it was proposed and
-- once: at that instant the rental has that step, by the one who approved, who is no party of it.
CREATE FUNCTION check_rental_decision_approved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM rental_events e
    JOIN rentals r ON r.id = e.rental_id
    WHERE e.rental_id = NEW.subject_id::uuid AND e.event = NEW.request ->> 'event' AND e.actor = 'staff'
      AND e.actor_id = NEW.decided_by_id AND e.at = NEW.decided_at AND e.reason = NEW.reason
      AND e.amount IS NOT DISTINCT FROM (NEW.request ->> 'amount')::int
      AND NEW.decided_by_id NOT IN (r.renter_id, r.owner_id) AND NEW.proposed_by_id NOT IN (r.renter_id, r.owner_id))
  THEN
    RAISE EXCEPTION 'approval % violates constraint "rental_decisions_made"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_decisions_made';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_rental_decision_approved AFTER UPDATE ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind IN ('rental-refund', 'deposit-share') AND NEW.status = 'approved')
  EXECUTE FUNCTION check_rental_decision_approved();

CREATE TABLE "contact_exports" (
  "id" UUID NOT NULL,
  "list" TEXT NOT NULL,
  "filter" JSONB NOT NULL,
  "reason" TEXT NOT NULL,
  "requested_by_id" UUID NOT NULL,
  "approval_id" UUID,
  "granted_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "rows" INTEGER,
  CONSTRAINT "contact_exports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "contact_exports_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "contact_exports_approval_id_fkey" FOREIGN KEY ("approval_id") REFERENCES "approvals"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT contact_exports_list CHECK (list IN ('members', 'payments')),
  CONSTRAINT contact_exports_filter CHECK (jsonb_typeof(filter) = 'object'),
  CONSTRAINT contact_exports_reason CHECK (btrim(reason) <> ''),
  CONSTRAINT contact_exports_day CHECK (expires_at > granted_at AND expires_at <= granted_at + interval '24 hours'),
  CONSTRAINT contact_exports_used CHECK ((used_at IS NULL) = (rows IS NULL) AND rows >= 0
    AND used_at >= granted_at AND used_at < expires_at)
);
CREATE UNIQUE INDEX "contact_exports_approval_id_key" ON "contact_exports"("approval_id");
CREATE INDEX "contact_exports_requested_by_id_idx" ON "contact_exports"("requested_by_id");

-- A file is granted to an admin, or to the one of the staff for whom an admin approved it as it was proposed; it is taken
-- once, and stays on record.
CREATE FUNCTION guard_contact_export() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.used_at IS NULL AND (CASE WHEN NEW.approval_id IS NULL
      THEN coalesce((SELECT role = 'admin' FROM role_grants WHERE user_id = NEW.requested_by_id ORDER BY at DESC LIMIT 1), false)
      ELSE EXISTS (
        SELECT FROM approvals
        WHERE id = NEW.approval_id AND kind = 'contact-export' AND status = 'approved'
          AND proposed_by_id = NEW.requested_by_id AND reason = NEW.reason
          AND request ->> 'list' = NEW.list AND request -> 'filter' = NEW.filter)
      END)
    THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.used_at IS NULL AND NEW.used_at IS NOT NULL
      AND (NEW.id, NEW.list, NEW.filter, NEW.reason, NEW.requested_by_id, NEW.approval_id, NEW.granted_at, NEW.expires_at)
        IS NOT DISTINCT FROM
        (OLD.id, OLD.list, OLD.filter, OLD.reason, OLD.requested_by_id, OLD.approval_id, OLD.granted_at, OLD.expires_at)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'export % violates constraint "contact_exports_granted_once"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE OLD.id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'contact_exports_granted_once';
END $$;
CREATE TRIGGER guard_contact_export BEFORE INSERT OR UPDATE OR DELETE ON contact_exports
  FOR EACH ROW EXECUTE FUNCTION guard_contact_export();

-- An approved file is granted in the transaction that approves it.
CREATE FUNCTION check_contact_export_approved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM contact_exports WHERE approval_id = NEW.id) THEN
    RAISE EXCEPTION 'approval % violates constraint "contact_exports_granted"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'contact_exports_granted';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_contact_export_approved AFTER UPDATE ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'contact-export' AND NEW.status = 'approved')
  EXECUTE FUNCTION check_contact_export_approved();

-- Of one list several files may wait: each is another colleague's.
DROP INDEX approvals_one_open;
CREATE UNIQUE INDEX approvals_one_open ON approvals (kind, subject_id)
  WHERE status = 'proposed' AND kind NOT IN ('correction', 'contact-export');
