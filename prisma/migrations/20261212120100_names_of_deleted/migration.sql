-- Events are kept for good, and hold no names: members are in them by their ids.
ALTER TABLE domain_events DISABLE TRIGGER append_only;
UPDATE domain_events SET facts = facts - 'title' WHERE kind IN ('report.made', 'report.closed') AND facts ? 'title';
UPDATE domain_events SET facts = facts - 'senderName' WHERE kind = 'message.unanswered' AND facts ? 'senderName';
UPDATE domain_events SET facts = facts - 'name'
WHERE kind IN ('user.passkey-added', 'user.passkey-removed', 'user.passkey-copied') AND facts ? 'name';
ALTER TABLE domain_events ENABLE TRIGGER append_only;

-- What was left of accounts that were deleted before.
UPDATE reports r SET title = 'Compte supprimé' FROM users u
WHERE r.kind = 'member' AND u.id = r.member_id AND u.deleted_at IS NOT NULL AND r.title <> 'Compte supprimé';
UPDATE items i SET specifications = '{}', location = c.name FROM users u, cities c
WHERE u.id = i.owner_id AND u.deleted_at IS NOT NULL AND c.id = i.city_id
  AND (i.specifications <> '{}' OR i.location <> c.name);
DELETE FROM outbox_mails m USING users u
WHERE u.deleted_at IS NOT NULL AND m.member_ids @> array[u.id];
-- Those to them that are for no member by now, but for the last one, which has said nothing personal since it was sent.
UPDATE outbox_mails SET text = '', html = '', has_secret = true
WHERE subject = 'Votre compte a été supprimé' AND (sent_at IS NOT NULL OR failed_at IS NOT NULL);
UPDATE outbox_mails SET has_secret = true
WHERE subject = 'Votre compte a été supprimé' AND NOT has_secret;
DELETE FROM notifications n USING users u
WHERE u.deleted_at IS NOT NULL AND n.named_ids @> array[u.id];
