-- A picture of papers is of one submission, in one place: it goes with its papers, and could not while others name it.

-- Those that name what a later one of the same member names: the later one keeps the pictures.
WITH pictures AS (
  SELECT s.id, s.created_at, unnest(ARRAY[s.document_id, s.document_back_id, s.photo_id]) AS upload_id
  FROM identity_submissions s
), shared AS (
  SELECT DISTINCT p.id FROM pictures p
  JOIN pictures later ON later.upload_id = p.upload_id AND (later.created_at, later.id) > (p.created_at, p.id)
), cleared AS (
  UPDATE identity_submissions s SET
    papers_deleted_at = now(), numero = NULL, birth_date = NULL, person_hmac = NULL, document_id = NULL,
    document_back_id = NULL, photo_id = NULL, prompt = NULL, doubts = '{}'
  FROM shared WHERE s.id = shared.id AND s.status <> 'pending' AND s.number_hmac IS NOT NULL
  RETURNING s.id
)
DELETE FROM identity_skips k USING cleared WHERE k.submission_id = cleared.id;

-- Pictures of theirs that no later one names come into no use, and are removed as others are.
UPDATE uploads u SET unused_since = now()
WHERE u.preset = 'identity' AND u.unused_since IS NULL AND NOT EXISTS (
  SELECT FROM identity_submissions s WHERE u.id IN (s.document_id, s.document_back_id, s.photo_id));

CREATE UNIQUE INDEX "identity_submissions_document_id_key" ON "identity_submissions"("document_id");
CREATE UNIQUE INDEX "identity_submissions_document_back_id_key" ON "identity_submissions"("document_back_id");
CREATE UNIQUE INDEX "identity_submissions_photo_id_key" ON "identity_submissions"("photo_id");

ALTER TABLE identity_submissions
  ADD CONSTRAINT identity_submissions_pictures_differ CHECK (
    document_id <> photo_id AND document_id <> document_back_id AND document_back_id <> photo_id);

-- Neither is it the document of one and the photo of another. Whoever names it holds it: the second of two waits.
CREATE FUNCTION check_pictures_of_one_submission() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM uploads WHERE id IN (NEW.document_id, NEW.document_back_id, NEW.photo_id) ORDER BY id FOR UPDATE;
  IF EXISTS (
    SELECT FROM identity_submissions s
    WHERE s.id <> NEW.id AND (
      s.document_id IN (NEW.document_id, NEW.document_back_id, NEW.photo_id)
      OR s.document_back_id IN (NEW.document_id, NEW.document_back_id, NEW.photo_id)
      OR s.photo_id IN (NEW.document_id, NEW.document_back_id, NEW.photo_id))
  ) THEN
    RAISE EXCEPTION 'a picture of papers is of one submission: constraint "identity_submissions_picture_once"'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'identity_submissions_picture_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER identity_submissions_picture_once
  BEFORE INSERT OR UPDATE OF document_id, document_back_id, photo_id ON identity_submissions
  FOR EACH ROW EXECUTE FUNCTION check_pictures_of_one_submission();
