-- Callbacks are kept for 90 days, unchanged, and may be removed then. An hour less is insisted on
-- here, since the product removes them by its own clock.
DROP TRIGGER append_only ON gateway_callbacks;
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON gateway_callbacks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept_for_90_days BEFORE DELETE ON gateway_callbacks
  FOR EACH ROW WHEN (OLD.received_at > now() - interval '90 days' + interval '1 hour')
  EXECUTE FUNCTION refuse_change();

CREATE INDEX "gateway_callbacks_received_at_idx" ON "gateway_callbacks"("received_at");
