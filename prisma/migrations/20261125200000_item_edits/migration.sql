ALTER TABLE "items"
  ADD COLUMN "requires_verified_renter" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- An owner may change an item's unit: what was paid for keeps the one it was priced by.
ALTER TABLE "payments" ADD COLUMN "price_unit" "PriceUnit";
-- A payment that is decided is changed by nothing but a migration; its postings are as they were.
ALTER TABLE payments DISABLE TRIGGER USER;
UPDATE payments SET price_unit = items.price_unit
  FROM items WHERE items.id = payments.item_id AND payments.purpose = 'rental';
ALTER TABLE payments ENABLE TRIGGER USER;
ALTER TABLE payments
  ADD CONSTRAINT payments_price_unit CHECK ((purpose = 'rental') = (price_unit IS NOT NULL));

ALTER TABLE "rentals" ADD COLUMN "price_unit" "PriceUnit";
UPDATE rentals SET price_unit = items.price_unit FROM items WHERE items.id = rentals.item_id;
ALTER TABLE "rentals" ALTER COLUMN "price_unit" SET NOT NULL;

CREATE FUNCTION guard_price_unit() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rental % keeps the unit that it was priced by', NEW.id
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_price_unit BEFORE UPDATE OF price_unit ON rentals
  FOR EACH ROW WHEN (NEW.price_unit IS DISTINCT FROM OLD.price_unit)
  EXECUTE FUNCTION guard_price_unit();
