-- What the nightly audits of the books found.
CREATE TABLE "audit_reports" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "checked" INTEGER NOT NULL,
    "broken" JSONB NOT NULL DEFAULT '[]',
    "unchecked" JSONB NOT NULL DEFAULT '[]',
    "duration" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_reports_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "audit_reports_day_key" ON "audit_reports"("day");
