-- AlterEnum
ALTER TYPE "EmailTokenPurpose" ADD VALUE 'add_second_step';

-- AlterTable
ALTER TABLE "sign_ins" ADD COLUMN     "may_add_until" TIMESTAMPTZ(3);
