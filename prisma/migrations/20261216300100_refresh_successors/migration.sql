-- The refresh token that took another one's place: as long as it was not used, the answer that held it may have been
-- lost, and the one before it is good once more. Of tokens from before, it is not known, and they are not.
ALTER TABLE "sessions" ADD COLUMN "successor_id" UUID;
-- When a token was given up that was never used, because the one before it came back.
ALTER TABLE "sessions" ADD COLUMN "superseded_at" TIMESTAMPTZ(3);
