-- CreateEnum
CREATE TYPE "LookAlikeKind" AS ENUM ('number', 'picture', 'person');

-- AlterTable
ALTER TABLE "identity_submissions" ADD COLUMN     "attempt_id" UUID,
ADD COLUMN     "birth_date" DATE,
ADD COLUMN     "by_other_device" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "document_back_id" UUID,
ADD COLUMN     "doubts" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "expires_on" DATE,
ADD COLUMN     "number_hmac" TEXT,
ADD COLUMN     "papers_deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "person_hmac" TEXT,
ADD COLUMN     "picture_hashes" BIGINT[] DEFAULT ARRAY[]::BIGINT[],
ALTER COLUMN "numero" DROP NOT NULL,
ALTER COLUMN "document_id" DROP NOT NULL,
ALTER COLUMN "photo_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "identity_look_alikes" (
    "submission_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "kind" "LookAlikeKind" NOT NULL,

    CONSTRAINT "identity_look_alikes_pkey" PRIMARY KEY ("submission_id","other_id","kind")
);

-- CreateTable
CREATE TABLE "verification_attempts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "prompt" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "device_token_hash" TEXT,
    "device_expires_at" TIMESTAMPTZ(3),
    "device_opened_at" TIMESTAMPTZ(3),
    "device_photo_id" UUID,

    CONSTRAINT "verification_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "identity_look_alikes_other_id_idx" ON "identity_look_alikes"("other_id");

-- CreateIndex
CREATE UNIQUE INDEX "verification_attempts_device_token_hash_key" ON "verification_attempts"("device_token_hash");

-- CreateIndex
CREATE INDEX "verification_attempts_user_id_idx" ON "verification_attempts"("user_id");

-- CreateIndex
CREATE INDEX "verification_attempts_expires_at_idx" ON "verification_attempts"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "identity_submissions_attempt_id_key" ON "identity_submissions"("attempt_id");

-- CreateIndex
CREATE INDEX "identity_submissions_number_hmac_idx" ON "identity_submissions"("number_hmac");

-- CreateIndex
CREATE INDEX "identity_submissions_person_hmac_idx" ON "identity_submissions"("person_hmac");

-- AddForeignKey
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_document_back_id_fkey" FOREIGN KEY ("document_back_id") REFERENCES "uploads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_look_alikes" ADD CONSTRAINT "identity_look_alikes_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "identity_submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_look_alikes" ADD CONSTRAINT "identity_look_alikes_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "identity_submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_attempts" ADD CONSTRAINT "verification_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_attempts" ADD CONSTRAINT "verification_attempts_device_photo_id_fkey" FOREIGN KEY ("device_photo_id") REFERENCES "uploads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Papers are there as long as nobody has decided; once deleted, only what finds them again is left.
ALTER TABLE identity_submissions
  ADD CONSTRAINT identity_submissions_papers CHECK (
    CASE WHEN papers_deleted_at IS NULL
      THEN numero IS NOT NULL AND document_id IS NOT NULL AND photo_id IS NOT NULL
      ELSE status <> 'pending' AND number_hmac IS NOT NULL
        AND num_nonnulls(numero, birth_date, person_hmac, document_id, document_back_id, photo_id, prompt) = 0
        AND doubts = '{}'
    END
  );
-- One attempt is open at a time, and its link is there as a whole or not at all.
CREATE UNIQUE INDEX verification_attempts_one_open ON verification_attempts (user_id) WHERE ended_at IS NULL;
ALTER TABLE verification_attempts
  ADD CONSTRAINT verification_attempts_device_link
    CHECK ((device_token_hash IS NULL OR device_expires_at IS NOT NULL) AND (ended_at IS NULL OR device_token_hash IS NULL));
-- Whose papers are to be deleted.
CREATE INDEX identity_submissions_papers_kept ON identity_submissions (decided_at)
  WHERE papers_deleted_at IS NULL AND status <> 'pending';
