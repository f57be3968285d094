import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Thread } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { BlockedMembers } from '../accounts/index.js';
import { Items } from '../items/index.js';
import { RentalStandings } from '../rentals/index.js';
import type { NewThread } from './messages.schema.js';

/** Objects that one member asks about; whoever looks for a tent asks five owners, not fifty. */
const newThreads = { name: 'new-threads', max: 30, seconds: 3_600 };

type About = Pick<Thread, 'itemId' | 'rentalId' | 'askerId' | 'ownerId'>;

/** Finds the thread of a rental, or of the caller about an object, or makes it. */
@Injectable()
export class OpenThread {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly items: Items,
    private readonly rentals: RentalStandings,
    private readonly blockedMembers: BlockedMembers,
  ) {}

  /**
   * @returns its id
   * @throws ProblemError `item-not-found`, `rental-not-found` for a stranger, `own-thread`,
   *   `account-suspended` and `email-not-confirmed` for a question, `member-unreachable`, `too-many-requests`
   */
  async execute(actor: Actor, about: NewThread): Promise<string> {
    const found = await this.transactions.run(async (tx) =>
      this.find(tx, await this.resolve(tx, actor, about)),
    );
    if (found) return found;
    await this.limits.consume(newThreads, actor.id);
    return this.transactions.run(async (tx) => {
      const thread = await this.resolve(tx, actor, about);
      if (!thread.rentalId) await this.requireAskable(tx, actor, thread);
      const id = randomUUID();
      // Both parties may open it at the same moment.
      await tx.$executeRaw`
        insert into threads (id, item_id, rental_id, asker_id, owner_id, created_at)
        values (${id}::uuid, ${thread.itemId}::uuid, ${thread.rentalId}::uuid,
          ${thread.askerId}::uuid, ${thread.ownerId}::uuid, ${this.clock.now()})
        on conflict do nothing`;
      const threadId = (await this.find(tx, thread)) as string;
      await tx.threadMember.createMany({
        data: [thread.askerId, thread.ownerId].map((userId) => ({ threadId, userId })),
        skipDuplicates: true,
      });
      return threadId;
    });
  }

  private async resolve(tx: Tx, actor: Actor, about: NewThread): Promise<About> {
    if ('rental_id' in about) {
      const id = about.rental_id;
      const rental = await this.rentals.find(id, tx);
      if (!rental || ![rental.renterId, rental.ownerId].includes(actor.id))
        throw new ProblemError('rental-not-found');
      const { itemId, renterId, ownerId } = rental;
      return { itemId, rentalId: id, askerId: renterId, ownerId };
    }
    const { id, ownerId } = await this.items.getForRental(about.item_id, tx);
    return { itemId: id, rentalId: null, askerId: actor.id, ownerId };
  }

  private async find(tx: Tx, { itemId, rentalId, askerId }: About): Promise<string | null> {
    const where = rentalId ? { rentalId } : { itemId, askerId, rentalId: null };
    const thread = await tx.thread.findFirst({ where, select: { id: true } });
    return thread?.id ?? null;
  }

  private async requireAskable(tx: Tx, actor: Actor, { itemId, ownerId }: About): Promise<void> {
    const { state } = await this.items.getForRental(itemId, tx);
    if (state === 'deleted' || state === 'hidden') throw new ProblemError('item-not-found');
    if (ownerId === actor.id) throw new ProblemError('own-thread');
    if (actor.isSuspended) throw new ProblemError('account-suspended');
    if (!actor.emailConfirmed) throw new ProblemError('email-not-confirmed');
    await this.blockedMembers.requireTogether(tx, actor.id, ownerId);
  }
}
