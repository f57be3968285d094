import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { Retention } from '../../../platform/retention.js';
import { Storage } from '../../../platform/storage/storage.js';
import { cardFolder } from './card-key.js';

/** The card of an object that is still shared is then drawn again. */
const keptMs = 30 * dayMs;

/** Removes stored cards, of which most are of objects that have changed since. */
@Injectable()
export class ShareCardsRetention implements OnModuleInit {
  constructor(
    private readonly storage: Storage,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'share cards',
      remove: (now, limit) => this.remove(now, limit),
    });
  }

  private async remove(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - keptMs);
    let removed = 0;
    for await (const { key, modifiedAt } of this.storage.list(cardFolder)) {
      if (modifiedAt >= before) continue;
      await this.storage.remove(key);
      removed += 1;
      if (removed === limit) break;
    }
    return removed;
  }
}
