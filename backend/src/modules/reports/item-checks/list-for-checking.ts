import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { DomainEvents } from '../../events/index.js';
import { Items, itemDeleted, itemEdited, itemListed } from '../../items/index.js';
import { findProhibitedWords } from '../domain/find-prohibited-words.js';

/** How many of an owner's first objects staff look at. */
const firstObjects = 3;

/**
 * Lists objects for staff, while they are shown: the first of an owner, and those with words of what may
 * not be let. Whoever lists or edits the object holds it.
 */
@Injectable()
export class ListForChecking implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly items: Items,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(itemListed, async ({ subjectId, facts }, { tx }) => {
      const isEarly = (await this.items.countListed(tx, facts.ownerId)) <= firstObjects;
      await this.list(tx, subjectId, isEarly);
    });
    this.events.on(itemEdited, async ({ subjectId, facts }, { tx }) => {
      if (facts.hasNewText) await this.list(tx, subjectId, false);
    });
    this.events.on(itemDeleted, async ({ subjectId, at }, { tx }) => {
      const open = { itemId: subjectId, checkedAt: null };
      await tx.itemCheck.updateMany({ where: open, data: { checkedAt: at, outcome: 'gone' } });
    });
  }

  /** One that waits already waits with what its owner says now. */
  private async list(tx: Tx, itemId: string, isEarly: boolean): Promise<void> {
    const { title, description } = await this.items.getForRental(itemId, tx);
    const words = findProhibitedWords(title, description);
    const waiting = await tx.itemCheck.findFirst({ where: { itemId, checkedAt: null } });
    if (waiting) {
      // Words that were taken out again are still worth a look.
      const data = words.length > 0 || waiting.isEarly ? { words } : {};
      await tx.itemCheck.update({ where: { id: waiting.id }, data });
    } else if (isEarly || words.length > 0) {
      const createdAt = this.clock.now();
      await tx.itemCheck.create({ data: { id: randomUUID(), itemId, isEarly, words, createdAt } });
    }
  }
}
