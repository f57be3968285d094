-- AlterTable
ALTER TABLE "items" ADD COLUMN "paused_until" DATE;
