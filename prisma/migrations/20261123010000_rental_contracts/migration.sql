-- The contract that both parties of a rental accept: its version when the renter pays, and what was
-- agreed when the owner accepts. Rentals from before have none.
ALTER TABLE "payments" ADD COLUMN "contract_version" SMALLINT;
ALTER TABLE "rentals" ADD COLUMN "contract_version" SMALLINT;

CREATE TABLE "rental_contracts" (
    "rental_id" UUID NOT NULL,
    "version" SMALLINT NOT NULL,
    "facts" JSONB NOT NULL,
    "renter_accepted_at" TIMESTAMPTZ(3) NOT NULL,
    "owner_accepted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rental_contracts_pkey" PRIMARY KEY ("rental_id")
);

ALTER TABLE "rental_contracts"
  ADD CONSTRAINT "rental_contracts_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE payments
  ADD CONSTRAINT payments_contract CHECK (contract_version IS NULL OR purpose = 'rental');

-- What was agreed stays as it was.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rental_contracts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- No name is missing, and a contract is of the version that the renter accepted.
CREATE FUNCTION guard_contract() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM rentals WHERE id = NEW.rental_id AND contract_version = NEW.version
  ) OR NEW.facts ->> 'ownerName' IS NULL OR NEW.facts ->> 'renterName' IS NULL THEN
    RAISE EXCEPTION 'the contract of rental % is not what its renter accepted', NEW.rental_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_contracts_accepted';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_contract BEFORE INSERT ON rental_contracts
  FOR EACH ROW EXECUTE FUNCTION guard_contract();
