-- An object that its owner had withdrawn is not offered because staff hid it and restored it.
ALTER TABLE items ADD COLUMN offered_before_hidden BOOLEAN;
UPDATE items SET offered_before_hidden = true WHERE hidden_at IS NOT NULL;
ALTER TABLE items ADD CONSTRAINT items_offer_of_a_hidden_one_is_kept
  CHECK ((hidden_at IS NULL) = (offered_before_hidden IS NULL));
