-- When a member took a step by the clock of the phone, which may have been without network.
ALTER TABLE rental_events
  ADD COLUMN device_at TIMESTAMPTZ(3),
  ADD CONSTRAINT rental_events_device_at
    CHECK (device_at IS NULL OR device_at <= at + interval '5 minutes' AND actor IN ('renter', 'owner'));
