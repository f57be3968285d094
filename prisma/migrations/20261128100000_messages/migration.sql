-- AlterEnum
ALTER TYPE "UploadPreset" ADD VALUE 'message';

-- CreateTable
CREATE TABLE "blocked_members" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocked_members_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "threads" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "rental_id" UUID,
    "asker_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "last_number" INTEGER NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_members" (
    "thread_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "read_number" INTEGER NOT NULL DEFAULT 0,
    "told_number" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "thread_members_pkey" PRIMARY KEY ("thread_id","user_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sender_id" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "picture_count" SMALLINT NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_pictures" (
    "upload_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "message_pictures_pkey" PRIMARY KEY ("upload_id")
);

-- CreateIndex
CREATE INDEX "blocked_members_blocked_id_idx" ON "blocked_members"("blocked_id");

-- CreateIndex
CREATE UNIQUE INDEX "threads_rental_id_key" ON "threads"("rental_id");

-- CreateIndex
CREATE INDEX "threads_item_id_idx" ON "threads"("item_id");

-- CreateIndex
CREATE INDEX "threads_last_message_at_idx" ON "threads"("last_message_at");

-- CreateIndex
CREATE INDEX "thread_members_user_id_idx" ON "thread_members"("user_id");

-- CreateIndex
CREATE INDEX "messages_sender_id_idx" ON "messages"("sender_id");

-- CreateIndex
CREATE INDEX "messages_sent_at_idx" ON "messages"("sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "messages_thread_id_number_key" ON "messages"("thread_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "message_pictures_message_id_position_key" ON "message_pictures"("message_id", "position");

-- AddForeignKey
ALTER TABLE "blocked_members" ADD CONSTRAINT "blocked_members_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_members" ADD CONSTRAINT "blocked_members_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_members" ADD CONSTRAINT "thread_members_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_members" ADD CONSTRAINT "thread_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_sender_id_fkey" FOREIGN KEY ("thread_id", "sender_id") REFERENCES "thread_members"("thread_id", "user_id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
