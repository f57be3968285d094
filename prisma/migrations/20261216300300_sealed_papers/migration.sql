-- AlterTable
ALTER TABLE "identity_submissions" ADD COLUMN     "papers_key_id" TEXT,
ADD COLUMN     "sealed_papers" BYTEA;

-- What was typed is sealed; in columns of its own it is only until the first worker has sealed it, of what was sent before.
ALTER TABLE identity_submissions
  DROP CONSTRAINT identity_submissions_papers,
  ADD CONSTRAINT identity_submissions_papers CHECK (
    CASE WHEN papers_deleted_at IS NULL
      THEN num_nonnulls(numero, sealed_papers) = 1 AND document_id IS NOT NULL AND photo_id IS NOT NULL
      ELSE status <> 'pending' AND number_hmac IS NOT NULL
        AND num_nonnulls(
          numero, birth_date, sealed_papers, person_hmac, document_id, document_back_id, photo_id, prompt) = 0
        AND doubts = '{}'
    END
  ),
  -- With the key that the row names, as the beginning of what is sealed says too: nothing else can stand in its place.
  ADD CONSTRAINT identity_submissions_sealed CHECK (
    CASE WHEN sealed_papers IS NULL
      THEN papers_key_id IS NULL
      ELSE papers_key_id IS NOT NULL AND number_hmac IS NOT NULL AND birth_date IS NULL
        AND octet_length(sealed_papers) > 34 + length(papers_key_id)
        AND substr(sealed_papers, 1, 6 + length(papers_key_id)) = '\x4c4f4b4101'::bytea
          || decode(lpad(to_hex(length(papers_key_id)), 2, '0'), 'hex') || decode(papers_key_id, 'escape')
    END
  );

-- Nothing is ever written unsealed again: what stands so can only go.
CREATE FUNCTION refuse_unsealed_papers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'papers are sealed: constraint "identity_submissions_unsealed"'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'identity_submissions_unsealed';
END $$;
CREATE TRIGGER refuse_unsealed BEFORE INSERT OR UPDATE OF numero, birth_date ON identity_submissions
  FOR EACH ROW WHEN (NEW.numero IS NOT NULL OR NEW.birth_date IS NOT NULL)
  EXECUTE FUNCTION refuse_unsealed_papers();
