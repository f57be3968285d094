import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { formatXaf } from '../../../kernel/xaf.js';
import { TaskProcessDied, TaskTimedOut } from '../../../platform/task-processes/task.js';
import { moduleBeside } from '../../../platform/task-processes/task-process.js';
import { TaskProcesses } from '../../../platform/task-processes/task-processes.js';
import { Items } from '../../items/index.js';
import { Uploads } from '../../uploads/index.js';
import type { CardFacts } from './draw-card.js';

/** What a card is made from. */
interface CardSource {
  /** Changes with anything that is on the card. */
  etag: string;
  facts: CardFacts;
  imageId: string | null;
}

/** To be raised when cards are drawn in another way. */
const look = 1;
/** In memory: about ten megabytes. */
const mostKept = 200;
const drawing = moduleBeside('./draw-card.js', import.meta.url);
/** Wide enough for the half of the card that it fills. */
const pictureWidth = 640;

/**
 * The pictures that messengers show of objects. A card is drawn when it is first asked for, one at a time in a
 * process of its own, and kept until others are asked for more lately.
 */
@Injectable()
export class ShareCards implements OnApplicationShutdown {
  private readonly processes = new TaskProcesses({
    ...{ processes: 1, waiting: 30, seconds: 20, megabytes: 512 },
  });
  /** By tag, those asked for last at the end. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly items: Items,
    private readonly uploads: Uploads,
  ) {}

  /**
   * @throws ProblemError `item-not-found` also for an item that cannot be asked for now
   */
  async find(id: string): Promise<CardSource> {
    const [item, summaries] = await Promise.all([
      this.items.getForRental(id),
      this.items.listSummaries([id]),
    ]);
    if (item.state !== 'offered') throw new ProblemError('item-not-found');
    const imageId = summaries.get(id)?.imageId ?? null;
    const { title, location: place, priceUnit } = item;
    const facts = { title, price: `${formatXaf(item.price)} / ${priceUnit}`, place };
    const hash = createHash('sha256').update(JSON.stringify([look, id, facts, imageId]));
    return { etag: `"${hash.digest('base64url').slice(0, 22)}"`, facts, imageId };
  }

  /** @throws ProblemError `service-unavailable` when too many others are being drawn */
  draw({ etag, facts, imageId }: CardSource): Promise<Buffer> {
    const card = this.kept.get(etag) ?? this.make(facts, imageId);
    this.kept.delete(etag);
    this.kept.set(etag, card);
    card.catch(() => this.kept.delete(etag));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= mostKept) break;
      this.kept.delete(oldest);
    }
    return card;
  }

  private async make(facts: CardFacts, imageId: string | null): Promise<Buffer> {
    const picture = imageId && (await this.uploads.read('item', imageId, pictureWidth));
    const order = { facts, picture: picture || null };
    try {
      return Buffer.from(await this.processes.run<Uint8Array>(drawing, order));
    } catch (error) {
      // On a machine that has too much to do, and when a process was killed: it is asked for again.
      if (error instanceof TaskTimedOut || error instanceof TaskProcessDied)
        throw new ProblemError('service-unavailable');
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.processes.close();
  }
}
