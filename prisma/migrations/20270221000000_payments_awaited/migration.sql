-- A step that leaves a payment as it is says that its member was told that it is waited for: once.
CREATE UNIQUE INDEX payment_events_awaited_once ON payment_events (payment_id) WHERE "from" = "to";
