import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { DeletePapers } from './papers/delete-papers.js';
import { SealPapers } from './papers/seal-papers.js';

@Injectable()
export class VerificationSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(VerificationSchedule.name);

  constructor(
    private readonly papers: DeletePapers,
    private readonly seal: SealPapers,
  ) {}

  /** The first worker of a release that seals does not wait for its schedule; where it fails, the schedule goes on. */
  async onApplicationBootstrap(): Promise<void> {
    await this.sealPapers().catch((error: unknown) => this.logger.error(error));
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
