import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { DeletePapers } from './papers/delete-papers.js';
import { PrintPapers } from './papers/print-papers.js';
import { SealPapers } from './papers/seal-papers.js';

@Injectable()
export class VerificationSchedule {
  constructor(
    private readonly papers: DeletePapers,
    private readonly seal: SealPapers,
    private readonly print: PrintPapers,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async printPapers(): Promise<void> {
    await this.print.execute();
  }

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async sealPapers(): Promise<void> {
    await this.seal.sealPlain();
  }

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async deletePapers(): Promise<void> {
    await this.papers.execute();
  }
}
