-- A payment that succeeds becomes a request, and a renter has one request at a time for an object,
-- whatever the days: a second payment would be charged only to be refunded.
DROP INDEX payments_one_live;
CREATE UNIQUE INDEX payments_one_live ON payments (user_id, item_id)
  WHERE status NOT IN ('succeeded', 'failed');
