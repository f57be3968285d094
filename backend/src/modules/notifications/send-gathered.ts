import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import type { Email } from '../../platform/mail/email.js';
import { type HeldMail, HeldMails } from '../../platform/mail/held-mails.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Users } from '../accounts/index.js';
import { type Category, treatments } from './domain/category.js';
import { deliveriesOf, toldApart } from './domain/channels.js';
import { footerOf } from './notifier.js';
import { Recipients } from './recipients.js';

/** How many a single mail names; the bell has all of them. */
const named = 20;

/**
 * Sends the mails that waited for each other: a few as they are, many as one. Whoever has switched them off
 * meanwhile gets none of them.
 */
@Injectable()
export class SendGathered {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly recipients: Recipients,
    private readonly held: HeldMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** All whose time has come: one that always fails keeps none of the others waiting. */
  executeDue(): Promise<number> {
    const now = this.clock.now();
    return forEachDue(
      (page) => this.held.due(now, page),
      ({ id }) => this.execute(id),
    );
  }

  /** @param heldWith of a member and a category */
  async execute(heldWith: string): Promise<void> {
    const [userId = '', category] = heldWith.split(':') as [string, Category];
    await this.transactions.run(async (tx, afterCommit) => {
      // Before the mails: the account's deletion holds it, and then removes them.
      const contact = await this.users.findContact(tx, userId);
      const mails = await this.held.lock(tx, heldWith);
      const [first] = mails;
      if (!contact || !first) return;
      const now = this.clock.now();
      const { preferences } = await this.recipients.get(tx, userId, category, now);
      if (deliveriesOf(category, preferences, now, 0).mail === 'not')
        return this.held.remove(tx, mails);
      if (mails.length <= toldApart) return this.held.letGo(tx, mails, now);
      const summary = summaryEmail(contact.name, category, mails);
      const namedIds = mails.flatMap(({ memberIds }) => memberIds);
      await this.outbox.enqueue(tx, afterCommit, first.to, summary, {
        footer: footerOf(userId, category),
        memberIds: await this.users.listPresent(tx, namedIds),
      });
      await this.held.remove(tx, mails);
    });
  }
}

function summaryEmail(name: string, category: Category, mails: HeldMail[]): Email {
  const more = mails.length - named;
  return {
    subject: `${mails.length} nouvelles : ${treatments[category].label}`,
    name,
    paragraphs: [
      `Voici ce qui s'est passé sur Loka, en un seul e-mail :`,
      ...mails.slice(0, named).map(({ subject }) => `• ${subject}`),
      ...(more > 0 ? [`… et ${more} de plus.`] : []),
    ],
    action: {
      label: 'Voir mes notifications',
      url: `${env.PUBLIC_URL}/tableau-de-bord/notifications`,
    },
  };
}
