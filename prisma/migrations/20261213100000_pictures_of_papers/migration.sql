-- A picture that goes is looked for in whatever shows it: not in all papers there ever were, one by one, while its
-- member's row is held. Papers that are deleted show none.
CREATE INDEX identity_submissions_document ON identity_submissions (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX identity_submissions_document_back ON identity_submissions (document_back_id)
  WHERE document_back_id IS NOT NULL;
CREATE INDEX identity_submissions_photo ON identity_submissions (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX verification_attempts_device_photo ON verification_attempts (device_photo_id)
  WHERE device_photo_id IS NOT NULL;
