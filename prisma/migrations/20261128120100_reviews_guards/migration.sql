ALTER TABLE reviews
  ADD CONSTRAINT reviews_comment_length CHECK (length(comment) <= 1000),
  ADD CONSTRAINT reviews_answer_length CHECK (length(answer) <= 1000),
  ADD CONSTRAINT reviews_answered CHECK ((answer = '') = (answered_at IS NULL)),
  ADD CONSTRAINT reviews_published_before_answered
    CHECK (answered_at IS NULL OR published_at IS NOT NULL);

-- A review is of a rental that took place, by one party about the other one or its object.
CREATE FUNCTION guard_new_review() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM rentals
  WHERE id = NEW.rental_id AND item_id = NEW.item_id
    AND status IN ('acceptee', 'en_cours', 'terminee')
    AND handover_status NOT IN ('not_received', 'renter_absent', 'disputed', 'failed')
    AND CASE NEW.subject WHEN 'renter'
      THEN owner_id = NEW.author_id AND renter_id = NEW.reviewed_id
      ELSE renter_id = NEW.author_id AND owner_id = NEW.reviewed_id END;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'review of rental % violates constraint "reviews_of_a_rental"', NEW.rental_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_of_a_rental';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_new_review BEFORE INSERT ON reviews
  FOR EACH ROW EXECUTE FUNCTION guard_new_review();

-- Nobody changes what was written, unpublishes it, or answers twice.
CREATE FUNCTION guard_written_review() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.rental_id, NEW.subject, NEW.item_id, NEW.author_id, NEW.reviewed_id, NEW.rating,
      NEW.comment, NEW.created_at, NEW.publish_at)
    IS DISTINCT FROM
    (OLD.id, OLD.rental_id, OLD.subject, OLD.item_id, OLD.author_id, OLD.reviewed_id, OLD.rating,
      OLD.comment, OLD.created_at, OLD.publish_at)
    OR (OLD.published_at IS NOT NULL AND NEW.published_at IS DISTINCT FROM OLD.published_at)
    OR (OLD.answered_at IS NOT NULL
      AND (NEW.answer, NEW.answered_at) IS DISTINCT FROM (OLD.answer, OLD.answered_at))
  THEN
    RAISE EXCEPTION 'review % violates constraint "reviews_written_once"', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'reviews_written_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_written_review BEFORE UPDATE ON reviews
  FOR EACH ROW EXECUTE FUNCTION guard_written_review();

ALTER TABLE items
  ADD COLUMN rating_score INTEGER NOT NULL
    GENERATED ALWAYS AS ((20 + rating_sum) * 1000 / (5 + review_count)) STORED,
  ADD CONSTRAINT items_rating_possible CHECK (rating_sum BETWEEN review_count AND 5 * review_count);
ALTER TABLE users
  ADD CONSTRAINT users_owner_rating_possible
    CHECK (owner_rating_sum BETWEEN owner_review_count AND 5 * owner_review_count),
  ADD CONSTRAINT users_renter_rating_possible
    CHECK (renter_rating_sum BETWEEN renter_review_count AND 5 * renter_review_count);

UPDATE items SET review_count = counted.count, rating_sum = counted.sum
FROM (SELECT item_id, count(*), sum(rating) FROM reviews GROUP BY item_id) AS counted
WHERE items.id = counted.item_id;

CREATE INDEX items_by_rating ON items (rating_score DESC, id DESC) INCLUDE (paused_until)
  WHERE deleted_at IS NULL AND available;

-- A rating counts what everybody may read: what is published and not hidden.
CREATE FUNCTION count_review() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  review reviews := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  before INTEGER := 0;
  after INTEGER := 0;
  stars INTEGER;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    before := (OLD.published_at IS NOT NULL AND OLD.hidden_at IS NULL)::INTEGER;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    after := (NEW.published_at IS NOT NULL AND NEW.hidden_at IS NULL)::INTEGER;
  END IF;
  IF after = before THEN
    RETURN NULL;
  END IF;
  stars := (after - before) * review.rating;
  CASE review.subject
    WHEN 'item' THEN
      UPDATE items SET review_count = review_count + after - before, rating_sum = rating_sum + stars
      WHERE id = review.item_id;
    WHEN 'owner' THEN
      UPDATE users SET owner_review_count = owner_review_count + after - before,
        owner_rating_sum = owner_rating_sum + stars
      WHERE id = review.reviewed_id;
    WHEN 'renter' THEN
      UPDATE users SET renter_review_count = renter_review_count + after - before,
        renter_rating_sum = renter_rating_sum + stars
      WHERE id = review.reviewed_id;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER count_review AFTER INSERT OR UPDATE OF published_at, hidden_at OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();

-- What staff do about reviews is on record.
ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_action,
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment', 'settle-late',
    'freeze-member', 'unfreeze-member', 'share-deposit', 'decide-handover',
    'add-place', 'change-place', 'deactivate-place', 'activate-place',
    'hide-review', 'restore-review'
  )),
  DROP CONSTRAINT audit_log_subject,
  ADD CONSTRAINT audit_log_subject
    CHECK (subject IN ('verification', 'upload', 'user', 'item', 'payment', 'rental', 'place', 'review'));
