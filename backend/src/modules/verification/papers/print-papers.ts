import { Injectable, Logger } from '@nestjs/common';
import { hourMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { MakePrints, Uploads } from '../../uploads/index.js';
import { lockSubmission } from '../lock-submission.js';
import { LookAlikes } from './look-alikes.js';
import { keptOf, tracesOfPictures } from './picture-traces.js';

/** Papers that are read at once. */
const pageSize = 20;
/** Of one round: whoever stops the worker waits no longer. */
const roundMs = 20_000;
/** What failed may have done so because the storage was away. */
const againMs = hourMs;
const first = '00000000-0000-0000-0000-000000000000';

interface Unprinted {
  id: string;
  documentId: string | null;
  documentBackId: string | null;
  photoId: string | null;
}

/**
 * Makes the prints of pictures of papers that were sent before there were any, as long as the papers are kept, and notes
 * which of other accounts look like them. It may be interrupted: each submission is done by itself, and what is done is on
 * record.
 */
@Injectable()
export class PrintPapers {
  private readonly logger = new Logger(PrintPapers.name);
  /** All up to it are done, or have failed. */
  private last = first;
  /** When those that failed are tried again; null while none has. */
  private againAt: Date | null = null;

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly makePrints: MakePrints,
    private readonly lookAlikes: LookAlikes,
    private readonly clock: Clock,
  ) {}

  /** For a while; the next round goes on from there. */
  async execute(): Promise<void> {
    const end = performance.now() + roundMs;
    const now = this.clock.now();
    if (this.againAt && this.againAt <= now) {
      this.last = first;
      this.againAt = null;
    }
    for (;;) {
      const page = await this.read();
      for (const one of page) {
        if (performance.now() > end) return;
        await this.print(one).catch((error: unknown) => {
          this.logger.error(`papers ${one.id}: ${String(error)}`);
          this.againAt ??= new Date(now.getTime() + againMs);
        });
        this.last = one.id;
      }
      if (page.length < pageSize) return;
    }
  }

  private read(): Promise<Unprinted[]> {
    return this.db.identitySubmission.findMany({
      where: { id: { gt: this.last }, picturePrints: null, papersDeletedAt: null },
      orderBy: { id: 'asc' },
      select: { id: true, documentId: true, documentBackId: true, photoId: true },
      take: pageSize,
    });
  }

  /** Pictures are decoded before the row is held. Of two workers that do the same, the second changes nothing. */
  private async print({ id, documentId, documentBackId, photoId }: Unprinted): Promise<void> {
    const pictures = [documentId, photoId, documentBackId].filter((picture) => picture !== null);
    await this.makePrints.execute(pictures);
    await this.transactions.run(async (tx) => {
      await this.lookAlikes.takeTurn(tx);
      const submission = await lockSubmission(tx, id);
      if (submission.papersDeletedAt || submission.picturePrints) return;
      const traces = tracesOfPictures(await this.uploads.listFacts(tx, pictures));
      const { picturePrints, pictureKeys } = keptOf(traces);
      await tx.identitySubmission.update({ where: { id }, data: { picturePrints, pictureKeys } });
      await this.lookAlikes.recordPictures(tx, submission, traces);
    });
  }
}
