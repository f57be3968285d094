-- CreateTable
CREATE TABLE "sms_numbers" (
    "user_id" UUID NOT NULL,
    "phone_number" TEXT NOT NULL,
    "code_hash" TEXT,
    "code_expires_at" TIMESTAMPTZ(3),
    "code_attempts" SMALLINT NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_numbers_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sms_messages" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "to" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "has_secret" BOOLEAN NOT NULL DEFAULT false,
    "event_id" UUID,
    "answer_id" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sms_request_codes" (
    "rental_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "phone_number" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answer_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_request_codes_pkey" PRIMARY KEY ("rental_id")
);

-- CreateTable
CREATE TABLE "sms_answers" (
    "id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "sms_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sms_messages_answer_id_key" ON "sms_messages"("answer_id");

-- CreateIndex
CREATE INDEX "sms_messages_user_id_idx" ON "sms_messages"("user_id");

-- CreateIndex
CREATE INDEX "sms_messages_created_at_idx" ON "sms_messages"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sms_messages_event_id_user_id_key" ON "sms_messages"("event_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sms_request_codes_answer_id_key" ON "sms_request_codes"("answer_id");

-- CreateIndex
CREATE INDEX "sms_request_codes_user_id_idx" ON "sms_request_codes"("user_id");

-- CreateIndex
CREATE INDEX "sms_request_codes_created_at_idx" ON "sms_request_codes"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sms_request_codes_phone_number_code_key" ON "sms_request_codes"("phone_number", "code");

-- CreateIndex
CREATE UNIQUE INDEX "sms_answers_provider_id_key" ON "sms_answers"("provider_id");

-- CreateIndex
CREATE INDEX "sms_answers_received_at_idx" ON "sms_answers"("received_at");

-- AddForeignKey
ALTER TABLE "sms_numbers" ADD CONSTRAINT "sms_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "sms_answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sms_request_codes" ADD CONSTRAINT "sms_request_codes_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sms_request_codes" ADD CONSTRAINT "sms_request_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sms_request_codes" ADD CONSTRAINT "sms_request_codes_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "sms_answers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is to be sent.
CREATE INDEX "sms_messages_due" ON "sms_messages" ("next_attempt_at") WHERE "next_attempt_at" IS NOT NULL;

-- What is to be done again.
CREATE INDEX "sms_answers_unhandled" ON "sms_answers" ("received_at") WHERE "handled_at" IS NULL;

ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_one_state"
  CHECK (num_nonnulls("next_attempt_at", "sent_at", "failed_at") = 1);

-- One member reads the SMS of a number.
CREATE UNIQUE INDEX "sms_numbers_confirmed" ON "sms_numbers" ("phone_number") WHERE "confirmed_at" IS NOT NULL;

-- A number is confirmed, or its code is awaited.
ALTER TABLE "sms_numbers" ADD CONSTRAINT "sms_numbers_code"
  CHECK (num_nonnulls("confirmed_at", "code_hash") = 1
    AND ("code_hash" IS NULL) = ("code_expires_at" IS NULL));

ALTER TABLE "sms_request_codes" ADD CONSTRAINT "sms_request_codes_four_digits"
  CHECK ("code" ~ '^[0-9]{4}$');
