import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { env } from '../../env.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Users } from '../accounts/index.js';
import type { EventContext } from '../events/index.js';
import { type BellLine, BellLines } from './bell/bell-lines.js';
import { type Category, categoryOf, hasOptionalMails, treatments } from './domain/category.js';
import { type Delivery, deliveriesOf, shortlyBefore } from './domain/channels.js';
import { PushOutbox } from './push/push-outbox.js';
import { Recipients } from './recipients.js';
import { unsubscribeUrl } from './settings/unsubscribe-link.js';

type EmailFor = (name: string) => Email;

/**
 * Tells people of an event, in its transaction: the bell always, the other channels as they have chosen.
 * A mail's subject, first paragraph and action are the bell's line too.
 */
@Injectable()
export class Notifier {
  constructor(
    private readonly users: Users,
    private readonly recipients: Recipients,
    private readonly bell: BellLines,
    private readonly outbox: Outbox,
    private readonly pushes: PushOutbox,
  ) {}

  /** By every channel. The same person is told once of an event. */
  async send(context: EventContext, userId: string, emailFor: EmailFor): Promise<void> {
    const { tx, event } = context;
    const { name, email: address } = await this.users.getContact(tx, userId);
    const category = categoryOf(event.kind);
    const { preferences, toldBefore } = await this.recipients.get(
      tx,
      userId,
      category,
      shortlyBefore(event.at),
    );
    const email = emailFor(name);
    const line = lineOf(email, { userId, category });
    if (!(await this.bell.write(context, line))) return;
    const deliveries = deliveriesOf(category, preferences, event.at, toldBefore);
    if (deliveries.mail !== 'not') {
      await this.enqueueMail(context, address, email, line, deliveries.mail);
    }
    if (deliveries.push !== 'not') await this.pushes.enqueue(context, line, deliveries.push);
  }

  /** By mail alone: what keeps the account safe must reach its mailbox, and holds secret links. */
  async mail(context: EventContext, userId: string, emailFor: EmailFor): Promise<void> {
    const { name, email: address } = await this.users.getContact(context.tx, userId);
    await this.mailTo(context, address, emailFor(name), whyOfAccount);
  }

  /** To everybody of the staff, each by name. */
  async mailStaff(context: EventContext, emailFor: EmailFor): Promise<void> {
    for (const { name, email: address } of await this.users.listStaffContacts(context.tx)) {
      await this.mailTo(context, address, emailFor(name), whyOfStaff);
    }
  }

  private mailTo({ tx, afterCommit }: EventContext, to: string, email: Email, why: string) {
    return this.outbox.enqueue(tx, afterCommit, to, email, {
      footer: { why, unsubscribeUrl: null },
    });
  }

  private async enqueueMail(
    { tx, afterCommit }: EventContext,
    to: string,
    email: Email,
    { userId, category }: BellLine,
    delivery: Exclude<Delivery, 'not'>,
  ): Promise<void> {
    await this.outbox.enqueue(tx, afterCommit, to, email, {
      footer: footerOf(userId, category),
      held: delivery === 'now' ? undefined : { with: `${userId}:${category}`, until: delivery.at },
    });
  }
}

const whyOfAccount = "Vous recevez cet e-mail parce que quelqu'un a donné cette adresse sur Loka.";
const whyOfStaff = "Vous recevez cet e-mail parce que vous faites partie de l'équipe Loka.";

/** What stands at the end of a mail of a category. */
export function footerOf(userId: string, category: Category) {
  const { label } = treatments[category];
  const optional = hasOptionalMails(category);
  return {
    why: `Vous recevez cet e-mail parce que vous avez un compte Loka. Sujet : ${label}. ${optional ? 'Vos choix' : 'Il est toujours envoyé ; vos autres choix'} : ${env.PUBLIC_URL}/tableau-de-bord/parametres`,
    unsubscribeUrl: optional ? unsubscribeUrl(userId, category) : null,
  };
}

function lineOf(
  { subject, paragraphs, action }: Email,
  whose: { userId: string; category: Category },
): BellLine {
  const path = action?.url.startsWith(env.PUBLIC_URL)
    ? action.url.slice(env.PUBLIC_URL.length)
    : null;
  return { id: uuidV7(), ...whose, title: subject, text: paragraphs[0] ?? '', path };
}
