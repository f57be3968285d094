import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import { LongJobs } from '../../platform/long-jobs/long-jobs.js';
import { Storage } from '../../platform/storage/storage.js';
import { folders, type Preset, presets, uploadIdIn } from './domain/files.js';

/** Until then a picture is on record, or whoever stored it has died. */
const keptMs = 2 * dayMs;
const batchSize = 500;

/** One night at a time. */
const nightly = { name: 'stray-files', isAlone: true };

/** By how the ids of uploads begin, folder by folder: the steps of a night. */
const steps: Step[] = presets.flatMap((preset) =>
  [...'0123456789abcdef'].map((digit) => ({ preset, prefix: `${folders[preset]}/${digit}` })),
);

interface Step {
  preset: Preset;
  prefix: string;
}

interface Course {
  /** How many steps are done. */
  done: number;
  removed: number;
}

/** Has files of uploads removed that no row knows, and removes what is left of files that were never whole. */
@Injectable()
export class RemoveStrayFiles implements OnModuleInit {
  private readonly logger = new Logger(RemoveStrayFiles.name);

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly longJobs: LongJobs,
  ) {}

  onModuleInit(): void {
    this.longJobs.resumes(nightly, (day) => this.execute(day));
  }

  async execute(day: string = this.clock.today()): Promise<void> {
    await this.longJobs.runOnce<Course>(nightly, day, async (job) => {
      const course = job.state ?? { done: 0, removed: 0 };
      const before = new Date(this.clock.now().getTime() - keptMs);
      if (course.done === 0) course.removed += await this.storage.removeDrafts(before);
      for (const step of steps.slice(course.done)) {
        course.removed += await this.removeIn(step, before, job.signal);
        course.done += 1;
        await job.save(course, { done: course.done, total: steps.length });
      }
      this.logger.log({ msg: 'Stray files removed', day, removed: course.removed });
    });
  }

  private async removeIn(
    { preset, prefix }: Step,
    before: Date,
    signal: AbortSignal,
  ): Promise<number> {
    let removed = 0;
    let batch = new Set<string>();
    for await (const { key, modifiedAt } of this.storage.list(prefix)) {
      signal.throwIfAborted();
      const id = modifiedAt < before && uploadIdIn(key);
      if (id) batch.add(id);
      if (batch.size < batchSize) continue;
      removed += await this.removeStray([...batch], preset);
      batch = new Set();
    }
    return removed + (await this.removeStray([...batch], preset));
  }

  /** Those that are not on record. What removes files once their row is gone looks again, in one transaction. */
  private async removeStray(ids: readonly string[], preset: Preset): Promise<number> {
    const kept = await this.db.upload.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true },
    });
    const known = new Set(kept.map(({ id }) => id));
    const dueAt = this.clock.now();
    const { count } = await this.db.uploadRemoval.createMany({
      data: ids.filter((id) => !known.has(id)).map((uploadId) => ({ uploadId, preset, dueAt })),
      skipDuplicates: true,
    });
    return count;
  }
}
