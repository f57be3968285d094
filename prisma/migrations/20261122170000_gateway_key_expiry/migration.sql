-- A key at the gateway is renewed before it ends. Those that there are were given for an hour.

ALTER TABLE "gateway_secrets" ADD COLUMN "expires_at" TIMESTAMPTZ(3);
UPDATE "gateway_secrets" SET "expires_at" = "renewed_at" + INTERVAL '1 hour';
ALTER TABLE "gateway_secrets" ALTER COLUMN "expires_at" SET NOT NULL;
