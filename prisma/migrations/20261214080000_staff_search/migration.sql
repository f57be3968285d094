-- What staff search by: beside the address of a member, for which there is an index, numbers, references, names
-- and titles as people write them.
CREATE INDEX "users_phone_idx" ON "users"("phone");
CREATE INDEX users_pending_email ON users (pending_email) WHERE pending_email IS NOT NULL;
CREATE INDEX users_names ON users USING gin ((' ' || normalize_search(name)) gin_trgm_ops);
CREATE INDEX items_titles ON items USING gin ((' ' || normalize_search(title)) gin_trgm_ops);
CREATE INDEX "payout_methods_phone_number_idx" ON "payout_methods"("phone_number");
CREATE INDEX "payments_phone_number_created_at_idx" ON "payments"("phone_number", "created_at");
CREATE INDEX "payments_gateway_reference_idx" ON "payments"("gateway_reference");

-- The number that is printed on the receipt of a payment (`R`) and on the contract of a rental (`C`), as
-- `document-number.ts` makes it.
CREATE FUNCTION document_number(letter TEXT, id UUID) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT letter || string_agg(
      CASE WHEN n % 4 = 0 THEN '-' ELSE '' END
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(hash, n) % 32 + 1, 1),
      '' ORDER BY n)
    FROM sha256(convert_to(letter || ':' || id::text, 'UTF8')) AS hash, generate_series(0, 11) AS n
  $$;
CREATE INDEX payments_receipt ON payments (document_number('R', id));
CREATE INDEX rentals_contract ON rentals (document_number('C', id));
