-- What stands for a picture until it has loaded, and how much its copies weigh.
ALTER TABLE "uploads" ADD COLUMN "blur" VARCHAR(18),
  ADD COLUMN "bytes" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
