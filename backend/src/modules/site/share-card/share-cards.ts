import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { formatXaf } from '../../../kernel/xaf.js';
import { Storage } from '../../../platform/storage/storage.js';
import { TaskProcessDied, TaskTimedOut } from '../../../platform/task-processes/task.js';
import { moduleBeside } from '../../../platform/task-processes/task-process.js';
import { TaskProcesses } from '../../../platform/task-processes/task-processes.js';
import { type ItemForRental, Items } from '../../items/index.js';
import { Uploads } from '../../uploads/index.js';
import { cardKey } from './card-key.js';
import type { CardFacts } from './draw-card.js';

/** What a card is made from. */
interface CardSource {
  /** Changes with anything that is on the card. */
  version: string;
  facts: CardFacts;
  imageId: string | null;
}

/** To be raised when cards are drawn in another way. */
const look = 2;
const drawing = moduleBeside('./draw-card.js', import.meta.url);
/** Wide enough for the half of the card that it fills. */
const pictureWidth = 640;

/**
 * The pictures that messengers show of objects. A card is drawn by its first request, one at a time in a process of
 * its own, and stored.
 */
@Injectable()
export class ShareCards implements OnApplicationShutdown {
  private readonly processes = new TaskProcesses({
    ...{ processes: 1, waiting: 30, seconds: 20, megabytes: 512 },
  });
  /** By version, until each is read or drawn. */
  private readonly beingOpened = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly items: Items,
    private readonly uploads: Uploads,
    private readonly storage: Storage,
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
    const facts = { title: item.title, price: priceOf(item), place: item.location };
    const hash = createHash('sha256').update(JSON.stringify([look, id, facts, imageId]));
    return { version: hash.digest('base64url').slice(0, 22), facts, imageId };
  }

  /**
   * The stored card, drawn by the first request for it; concurrent requests for a card share its reading or drawing.
   *
   * @throws ProblemError `service-unavailable` when too many others are being drawn
   */
  open(source: CardSource): Promise<Buffer> {
    const { version } = source;
    const card = this.beingOpened.get(version) ?? this.readOrDraw(source);
    this.beingOpened.set(version, card);
    return card;
  }

  private async readOrDraw({ version, facts, imageId }: CardSource): Promise<Buffer> {
    const key = cardKey(version);
    try {
      const stored = await this.storage.open(key);
      if (stored) return await buffer(stored);
      const card = await this.draw(facts, imageId);
      // A full disk keeps no card from being shown; the storage counts what it could not write.
      await this.storage.put(key, card, 'image/jpeg').catch(() => undefined);
      return card;
    } finally {
      this.beingOpened.delete(version);
    }
  }

  private async draw(facts: CardFacts, imageId: string | null): Promise<Buffer> {
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

/** Of an object of several pieces each one costs it, as the site says. */
function priceOf({ price, priceUnit, pieces }: ItemForRental): string {
  const perUnit = `${formatXaf(price)} / ${priceUnit}`;
  return pieces > 1 ? `${perUnit} la\u00a0pièce` : perUnit;
}
