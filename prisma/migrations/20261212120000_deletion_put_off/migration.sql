-- A deletion that is due waits while staff look into a report, for thirty days at most.
ALTER TABLE users ADD COLUMN deletion_first_due_at TIMESTAMPTZ(3);
UPDATE users SET deletion_first_due_at = deletion_due_at WHERE deletion_due_at IS NOT NULL;
ALTER TABLE users
  ADD CONSTRAINT users_deletion_first_due CHECK ((deletion_due_at IS NULL) = (deletion_first_due_at IS NULL));

-- Money that is still to come for an object of the member is open too.
CREATE OR REPLACE FUNCTION has_open_affairs(member UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM ledger_accounts WHERE user_id = member AND balance <> 0)
    OR EXISTS (
      SELECT FROM rentals
      WHERE (renter_id = member OR owner_id = member)
        AND (status IN ('en_attente', 'acceptee', 'en_cours')
          OR status = 'terminee' AND security_deposit_status = 'held'
          OR status = 'terminee' AND return_status NOT IN ('none', 'confirmed', 'settled')))
    OR EXISTS (SELECT FROM payments WHERE user_id = member AND status NOT IN ('succeeded', 'failed'))
    OR EXISTS (
      SELECT FROM payments p JOIN items i ON i.id = p.item_id
      WHERE i.owner_id = member AND p.status NOT IN ('succeeded', 'failed'))
$$;

-- What was reported stays as it was, and what is closed is closed for good; the name of a member goes with the account.
CREATE OR REPLACE FUNCTION guard_report() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'member' AND NEW.title = 'Compte supprimé'
    AND to_jsonb(NEW) - 'title' = to_jsonb(OLD) - 'title'
    AND EXISTS (
      SELECT FROM users WHERE id = NEW.member_id AND (deletion_due_at IS NOT NULL OR deleted_at IS NOT NULL))
  THEN
    RETURN NEW;
  END IF;
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

-- Whom a mail is for, at whatever address, and whom it names.
ALTER TABLE outbox_mails ADD COLUMN member_ids UUID[] NOT NULL DEFAULT '{}';
WITH found AS (
  SELECT m.id AS mail_id, u.id AS member_id FROM outbox_mails m JOIN users u ON u.email = m."to"::citext
  UNION ALL
  SELECT m.id, c.user_id FROM outbox_mails m JOIN email_changes c ON c.old_email = m."to"::citext
  WHERE c.confirmed_at IS NOT NULL
  UNION ALL
  SELECT m.id, c.user_id FROM outbox_mails m JOIN email_changes c ON c.new_email = m."to"::citext
  WHERE c.confirmed_at IS NOT NULL OR m.subject = 'Confirmez votre nouvelle adresse e-mail'
  UNION ALL
  -- A link to a thread is in mails about a message alone, which name whoever wrote it.
  SELECT m.id, party
  FROM outbox_mails m
  CROSS JOIN regexp_matches(
    m.text, '/messages/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') link
  JOIN threads t ON t.id = link[1]::uuid
  CROSS JOIN unnest(array[t.asker_id, t.owner_id]) party
  WHERE m.subject LIKE 'Message de %'
  UNION ALL
  -- One that stands for several of these has no such link: it names whoever its reader was told of before.
  SELECT m.id, (e.facts ->> 'senderId')::uuid
  FROM outbox_mails m
  JOIN users u ON u.email = m."to"::citext
  JOIN domain_events e ON e.kind = 'message.unanswered' AND e.facts ->> 'readerId' = u.id::text
    AND e.at BETWEEN m.created_at - interval '2 days' AND m.created_at
  WHERE m.subject LIKE '% nouvelles : Messages'
)
UPDATE outbox_mails m SET member_ids = of_mail.member_ids
FROM (SELECT mail_id, array_agg(DISTINCT member_id) AS member_ids FROM found GROUP BY mail_id) of_mail
WHERE m.id = of_mail.mail_id;
CREATE INDEX "outbox_mails_member_ids_idx" ON outbox_mails USING gin (member_ids);

ALTER TABLE notifications ADD COLUMN named_ids UUID[] NOT NULL DEFAULT '{}';
UPDATE notifications n SET named_ids = array[(e.facts ->> 'senderId')::uuid] FROM domain_events e
WHERE n.kind = 'message.unanswered' AND e.id = n.event_id;
CREATE INDEX "notifications_named_ids_idx" ON notifications USING gin (named_ids);

-- An object that staff hide keeps by itself whether it was offered, also while its owner leaves.
UPDATE items SET offered_before_hidden = true, offered_before_leaving = false
WHERE hidden_at IS NOT NULL AND offered_before_leaving;
ALTER TABLE items ADD CONSTRAINT items_hidden_or_leaving
  CHECK (NOT (offered_before_leaving AND hidden_at IS NOT NULL));
