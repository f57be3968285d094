-- Acts of staff that a second person has to approve, whatever they are about; and who gave which role, when, and from
-- when its holder approves anything.

CREATE TYPE "ApprovalStatus" AS ENUM ('proposed', 'approved', 'refused', 'taken_back', 'expired');

CREATE TABLE "approvals" (
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "subject_id" TEXT NOT NULL,
  "member_id" UUID,
  "amount" INTEGER,
  "request" JSONB NOT NULL,
  "reason" TEXT NOT NULL,
  "proposed_by_id" UUID NOT NULL,
  "proposed_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "status" "ApprovalStatus" NOT NULL DEFAULT 'proposed',
  "decided_by_id" UUID,
  "decided_at" TIMESTAMPTZ(3),
  "refusal_reason" TEXT,
  CONSTRAINT "approvals_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "approvals_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "approvals_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "approvals_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT approvals_amount CHECK (amount <> 0),
  CONSTRAINT approvals_request CHECK (jsonb_typeof(request) = 'object'),
  CONSTRAINT approvals_of_another CHECK (proposed_by_id IS DISTINCT FROM member_id AND
    (decided_by_id IS NULL OR decided_by_id IS DISTINCT FROM member_id)),
  CONSTRAINT approvals_decider CHECK (CASE status
    WHEN 'approved' THEN decided_by_id IS NOT NULL AND decided_by_id <> proposed_by_id
    WHEN 'refused' THEN decided_by_id IS NOT NULL AND decided_by_id <> proposed_by_id
    WHEN 'taken_back' THEN decided_by_id IS NOT DISTINCT FROM proposed_by_id
    ELSE decided_by_id IS NULL END),
  CONSTRAINT approvals_decided_whole CHECK ((status = 'proposed') = (decided_at IS NULL)
    AND (status = 'refused') = (refusal_reason IS NOT NULL) AND btrim(refusal_reason) <> ''),
  CONSTRAINT approvals_in_time CHECK (expires_at > proposed_at
    AND (status NOT IN ('approved', 'refused') OR decided_at < expires_at)
    AND (status <> 'expired' OR decided_at >= expires_at))
);
CREATE INDEX "approvals_member_id_idx" ON "approvals"("member_id");
CREATE INDEX "approvals_subject_id_idx" ON "approvals"("subject_id");
CREATE INDEX "approvals_proposed_by_id_idx" ON "approvals"("proposed_by_id");
CREATE INDEX "approvals_proposed_at_idx" ON "approvals"("proposed_at");
CREATE INDEX approvals_open ON approvals (expires_at, id) WHERE status = 'proposed';
-- The same is proposed once at a time; of one account several corrections may wait.
CREATE UNIQUE INDEX approvals_one_open ON approvals (kind, subject_id) WHERE status = 'proposed' AND kind <> 'correction';

CREATE TABLE "role_grants" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "role" "Role" NOT NULL,
  "source" TEXT NOT NULL,
  "given_by_id" UUID,
  "approval_id" UUID,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "approves_from" TIMESTAMPTZ(3),
  CONSTRAINT "role_grants_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "role_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "role_grants_given_by_id_fkey" FOREIGN KEY ("given_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "role_grants_approval_id_fkey" FOREIGN KEY ("approval_id") REFERENCES "approvals"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT role_grants_source CHECK (CASE source
    WHEN 'admin' THEN given_by_id IS NOT NULL
    WHEN 'command' THEN given_by_id IS NULL AND approval_id IS NULL
    WHEN 'before' THEN approval_id IS NULL
    ELSE false END),
  CONSTRAINT role_grants_of_another CHECK (given_by_id IS DISTINCT FROM user_id),
  CONSTRAINT role_grants_since CHECK (since <= at),
  CONSTRAINT role_grants_approves CHECK ((role = 'admin') = (approves_from IS NOT NULL) AND approves_from >= since)
);
CREATE UNIQUE INDEX "role_grants_user_id_at_key" ON "role_grants"("user_id", "at");
CREATE UNIQUE INDEX "role_grants_approval_id_key" ON "role_grants"("approval_id");
CREATE INDEX "role_grants_given_by_id_idx" ON "role_grants"("given_by_id");

-- Roles from before, as the audit log tells of them; then those of which it does not.
INSERT INTO role_grants (id, user_id, role, source, given_by_id, at, since, approves_from)
SELECT gen_random_uuid(), u.id, (l.detail ->> 'to')::"Role", 'before',
  CASE WHEN l.detail ->> 'by' = 'command' OR l.actor_id = u.id THEN NULL ELSE l.actor_id END,
  l.at, l.at, CASE l.detail ->> 'to' WHEN 'admin' THEN l.at END
FROM audit_log l JOIN users u ON u.id::text = l.subject_id
WHERE l.action = 'change-role' AND l.detail ->> 'to' IN ('member', 'staff', 'admin', 'ops')
ON CONFLICT DO NOTHING;
INSERT INTO role_grants (id, user_id, role, source, at, since, approves_from)
SELECT gen_random_uuid(), u.id, u.role, 'before', moment.at, moment.at, CASE u.role WHEN 'admin' THEN moment.at END
FROM users u
LEFT JOIN LATERAL (
  SELECT g.role, g.at FROM role_grants g WHERE g.user_id = u.id ORDER BY g.at DESC LIMIT 1
) AS last ON true
CROSS JOIN LATERAL (
  SELECT greatest(u.created_at, last.at + interval '1 millisecond') AS at
) AS moment
WHERE u.role <> coalesce(last.role, 'member');

-- What is on record of roles stays. An admin is made, or is one no more, by another admin and a third one, who approved it,
-- or by the command on the server; who was made one by another approves nothing for seven days.
CREATE FUNCTION guard_role_grant() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.source = 'command' OR NEW.source = 'admin' AND (
      NEW.role <> 'admin' AND NEW.approval_id IS NULL AND NOT coalesce((
        SELECT role = 'admin' FROM role_grants WHERE user_id = NEW.user_id ORDER BY at DESC LIMIT 1), false)
      OR EXISTS (
        SELECT FROM approvals WHERE id = NEW.approval_id AND status = 'approved' AND kind = 'role'
          AND subject_id = NEW.user_id::text AND proposed_by_id = NEW.given_by_id
          AND request ->> 'role' = NEW.role::text)
        AND (NEW.role <> 'admin' OR NEW.approves_from >= NEW.at + interval '7 days'))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'role of % violates constraint "role_grants_approved"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.user_id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'role_grants_approved';
END $$;
CREATE TRIGGER guard_role_grant BEFORE INSERT OR UPDATE OR DELETE ON role_grants
  FOR EACH ROW EXECUTE FUNCTION guard_role_grant();

-- Nobody has a role that is not the last one on record, and a role of two is given once it is approved.
CREATE FUNCTION check_role_on_record() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  known users;
  recorded "Role";
BEGIN
  SELECT * INTO known FROM users WHERE id = CASE TG_TABLE_NAME WHEN 'users' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'user_id')::uuid END;
  SELECT role INTO recorded FROM role_grants WHERE user_id = known.id ORDER BY at DESC LIMIT 1;
  IF known.role <> coalesce(recorded, 'member') THEN
    RAISE EXCEPTION 'role of % violates constraint "users_role_on_record"', known.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_role_on_record';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_role_on_record AFTER INSERT ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.role <> 'member') EXECUTE FUNCTION check_role_on_record();
CREATE CONSTRAINT TRIGGER check_changed_role_on_record AFTER UPDATE OF role ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.role <> OLD.role) EXECUTE FUNCTION check_role_on_record();
CREATE CONSTRAINT TRIGGER check_role_on_record AFTER INSERT ON role_grants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_role_on_record();

-- What was proposed stays as it was, and is decided once: by an admin who had the role when it was proposed, may approve
-- by now, and was not made one by who proposed it.
CREATE FUNCTION guard_approval() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  held role_grants;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'proposed' THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'proposed' AND (NEW.id, NEW.kind, NEW.subject, NEW.subject_id, NEW.member_id, NEW.amount, NEW.request,
        NEW.reason, NEW.proposed_by_id, NEW.proposed_at, NEW.expires_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.kind, OLD.subject, OLD.subject_id, OLD.member_id, OLD.amount, OLD.request,
        OLD.reason, OLD.proposed_by_id, OLD.proposed_at, OLD.expires_at)
    THEN
      IF NEW.status NOT IN ('approved', 'refused') THEN RETURN NEW; END IF;
      SELECT * INTO held FROM role_grants WHERE user_id = NEW.decided_by_id ORDER BY at DESC LIMIT 1;
      IF held.role = 'admin' AND held.approves_from <= NEW.decided_at AND held.since <= NEW.proposed_at
        AND (held.source <> 'admin' OR held.given_by_id <> NEW.proposed_by_id)
      THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'approval % violates constraint "approvals_settled_admin"', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_settled_admin';
    END IF;
  END IF;
  RAISE EXCEPTION 'approval % violates constraint "approvals_decided_once"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE OLD.id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_decided_once';
END $$;
CREATE TRIGGER guard_approval BEFORE INSERT OR UPDATE OR DELETE ON approvals
  FOR EACH ROW EXECUTE FUNCTION guard_approval();

-- What staff do of it on record, beside what the log accepts already; only admins decide.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT unnest(ARRAY['propose-act', 'approve-act', 'refuse-act', 'take-back-act'])
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;

CREATE OR REPLACE FUNCTION guard_acting_staff() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  actor users;
BEGIN
  SELECT * INTO actor FROM users WHERE id = NEW.actor_id FOR SHARE;
  IF NOT FOUND OR NEW.detail ->> 'by' = 'command' THEN RETURN NEW; END IF;
  IF actor.role = 'member' OR actor.frozen_at IS NOT NULL OR actor.suspended_at IS NOT NULL
    OR actor.role <> 'admin' AND NEW.action IN ('change-role', 'correct-balance', 'propose-correction', 'refuse-correction',
      'take-back-correction', 'approve-act', 'refuse-act', 'decide-payment', 'settle-late')
  THEN
    RAISE EXCEPTION 'act % of % violates constraint "audit_log_acting"', NEW.action, NEW.actor_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_acting';
  END IF;
  RETURN NEW;
END $$;
