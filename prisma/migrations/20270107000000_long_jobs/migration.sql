-- Work that lasts longer than a job of a queue should: once in the cluster, resumed where it was left.
CREATE TYPE "LongJobOutcome" AS ENUM ('done', 'superseded');
CREATE TABLE "long_jobs" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "is_alone" BOOLEAN NOT NULL,
  "token" INTEGER NOT NULL DEFAULT 1,
  "holder" TEXT,
  "lease_until" TIMESTAMPTZ(3),
  "state" JSONB,
  "done" INTEGER NOT NULL DEFAULT 0,
  "total" INTEGER,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "failure" TEXT,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "taken_at" TIMESTAMPTZ(3) NOT NULL,
  "progressed_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  "outcome" "LongJobOutcome",
  CONSTRAINT "long_jobs_pkey" PRIMARY KEY ("id"),
  CONSTRAINT long_jobs_open_or_over CHECK (
    num_nonnulls(lease_until, finished_at) = 1 AND num_nulls(finished_at, outcome) IN (0, 2)),
  CONSTRAINT long_jobs_counts CHECK (token > 0 AND done >= 0 AND total >= 0 AND failures >= 0),
  CONSTRAINT long_jobs_in_order CHECK (due_at > progressed_at AND finished_at >= started_at)
);
CREATE UNIQUE INDEX "long_jobs_name_key_key" ON "long_jobs"("name", "key");
CREATE INDEX "long_jobs_finished_at_idx" ON "long_jobs"("finished_at");
CREATE INDEX long_jobs_open ON long_jobs (lease_until) WHERE lease_until IS NOT NULL;
CREATE UNIQUE INDEX long_jobs_one_alone ON long_jobs (name) WHERE is_alone AND finished_at IS NULL;

-- What fences a process that has lost its lease: tokens only grow, and what is over stays so.
CREATE FUNCTION guard_long_job() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.finished_at IS NOT NULL OR NEW.token < OLD.token
    OR (NEW.id, NEW.name, NEW.key, NEW.is_alone, NEW.started_at)
      IS DISTINCT FROM (OLD.id, OLD.name, OLD.key, OLD.is_alone, OLD.started_at) THEN
    RAISE EXCEPTION 'the run of a long job does not go back' USING ERRCODE = 'check_violation', CONSTRAINT = 'guard_long_job';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_long_job BEFORE UPDATE ON long_jobs FOR EACH ROW EXECUTE FUNCTION guard_long_job();

-- On what the nightly comparison and the gateway agreed, which is not asked about again for some nights.
CREATE TABLE "payment_agreements" (
  "payment_id" UUID NOT NULL,
  "agreed_on" DATE NOT NULL,
  "times" INTEGER NOT NULL DEFAULT 1,
  "facts" TEXT NOT NULL,
  CONSTRAINT "payment_agreements_pkey" PRIMARY KEY ("payment_id"),
  CONSTRAINT payment_agreements_times CHECK (times > 0),
  CONSTRAINT payment_agreements_facts CHECK (facts <> ''),
  CONSTRAINT "payment_agreements_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "payment_agreements_agreed_on_idx" ON "payment_agreements"("agreed_on");
