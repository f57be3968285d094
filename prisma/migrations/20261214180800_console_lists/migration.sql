-- The lists of payments and rentals are sorted by these in the console, also where there are hundred thousands.
DROP INDEX "payments_created_at_idx";
CREATE INDEX "payments_created_at_id_idx" ON "payments"("created_at", "id");
CREATE INDEX "payments_amount_id_idx" ON "payments"("amount", "id");
CREATE INDEX "rentals_start_date_id_idx" ON "rentals"("start_date", "id");
CREATE INDEX "rentals_total_price_id_idx" ON "rentals"("total_price", "id");
