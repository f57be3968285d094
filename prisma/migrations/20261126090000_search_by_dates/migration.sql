-- Who has objects on some days, for the search: of all that were ever let, those that are not over.
CREATE INDEX "occupied_pieces_end_date_start_date_item_id_idx"
  ON "occupied_pieces"("end_date", "start_date", "item_id");

-- The public list counts objects without reading them, also since each may be paused.
DROP INDEX items_newest;
CREATE INDEX items_newest ON items (created_at DESC, id DESC) INCLUDE (paused_until)
  WHERE deleted_at IS NULL AND available;
