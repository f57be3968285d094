import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { env } from '../../env.js';
import { hourMs } from '../../kernel/duration.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox, type PreparedMail } from '../../platform/mail/outbox.js';
import { Users } from '../accounts/index.js';
import { linkHours, NotMe, type OwnAddress, OwnAddresses } from '../auth/index.js';
import type { EventContext } from '../events/index.js';
import { type BellLine, BellLines } from './bell/bell-lines.js';
import { type Category, categoryOf, hasOptionalMails, treatments } from './domain/category.js';
import { type Delivery, deliveriesOf } from './domain/channels.js';
import { type SecurityNews, securityEmail } from './emails/security.emails.js';
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
    private readonly notMe: NotMe,
    private readonly addresses: OwnAddresses,
  ) {}

  /**
   * By every channel. The same person is told once of an event.
   *
   * @param namedIds other members whom it names: the mail goes with the account of any of them
   */
  async send(
    context: EventContext,
    userId: string,
    emailFor: EmailFor,
    namedIds: readonly string[] = [],
  ): Promise<void> {
    const { event } = context;
    const recipient = await this.recipients.ofEvent(context, userId);
    const { contact, preferences, toldBefore } = recipient;
    if (!contact) return;
    const category = categoryOf(event.kind);
    const email = emailFor(contact.name);
    const present = await this.users.listPresent(context.tx, namedIds);
    const line = lineOf(email, { userId, category, namedIds: present });
    const { mail, push } = deliveriesOf(category, preferences, event.at, toldBefore);
    await this.bell.write(context, line, {
      mail: mail === 'not' ? null : this.prepareMail(contact.email, email, line, mail),
      pushAt: push === 'not' ? null : push === 'now' ? event.at : push.at,
    });
  }

  /** By mail alone: what keeps the account safe must reach its mailbox, and holds secret links. */
  async mail(
    context: EventContext,
    userId: string,
    emailFor: EmailFor,
    /** Another than the one on record, such as one that is not confirmed yet. */
    address?: string,
  ): Promise<void> {
    const contact = await this.users.findContact(context.tx, userId);
    if (!contact) return;
    const { name, email } = contact;
    await this.mailTo(context, address ?? email, emailFor(name), whyOfAccount, [userId]);
  }

  /** By mail, at every address that the account has at the moment: also the former one, while the change can be undone. */
  async mailOwner(
    context: EventContext,
    userId: string,
    emailFor: (name: string, address: OwnAddress) => Email | Promise<Email>,
  ): Promise<void> {
    const contact = await this.users.findContact(context.tx, userId);
    if (!contact) return;
    for (const address of await this.addresses.list(context.tx, userId, context.event.at)) {
      const email = await emailFor(contact.name, address);
      await this.mailTo(context, address.address, email, whyOfAccount, [userId]);
    }
  }

  /** By mail, to somebody who has no account any more. */
  async mailFormer(
    context: EventContext,
    email: Email,
    addresses: readonly string[],
  ): Promise<void> {
    for (const address of addresses) await this.mailTo(context, address, email, whyOfAccount);
  }

  /** By mail, with a link for a member to say that it was somebody else. It cannot be switched off. */
  async warn(context: EventContext, userId: string, news: SecurityNews): Promise<void> {
    const token = await this.notMe.issue(context.tx, userId, context.event.at, news.linkHours);
    await this.mail(context, userId, (name) => securityEmail(name, news, token));
  }

  /** As `warn`, at every address that the account has; a former one gets a link for as long as the change can be undone. */
  async warnOwner(context: EventContext, userId: string, news: SecurityNews): Promise<void> {
    const { tx, event } = context;
    await this.mailOwner(context, userId, async (name, { until }) => {
      const longest = news.linkHours ?? linkHours.not_me;
      const left = until ? Math.floor((until.getTime() - event.at.getTime()) / hourMs) : longest;
      const hours = Math.max(1, Math.min(longest, left));
      const token = await this.notMe.issue(tx, userId, event.at, hours);
      return securityEmail(name, { ...news, linkHours: hours }, token);
    });
  }

  /** To everybody of the staff, each by name. @param memberIds whom it names */
  async mailStaff(
    context: EventContext,
    emailFor: EmailFor,
    memberIds: readonly string[] = [],
  ): Promise<void> {
    const present = await this.users.listPresent(context.tx, memberIds);
    for (const { name, email: address } of await this.users.listStaffContacts(context.tx)) {
      await this.mailTo(context, address, emailFor(name), whyOfStaff, present);
    }
  }

  /** To every admin, each by name. */
  async mailAdmins(context: EventContext, emailFor: EmailFor): Promise<void> {
    for (const { name, email: address } of await this.users.listAdminContacts(context.tx)) {
      await this.mailTo(context, address, emailFor(name), whyOfStaff);
    }
  }

  /** By every channel, to every admin who can act but those who are named. @param memberIds whom it names */
  sendToAdmins(
    context: EventContext,
    exceptIds: readonly string[],
    emailFor: EmailFor,
    memberIds: readonly string[],
  ): Promise<void> {
    return this.sendToThem(context, { exceptIds, which: 'acting' }, emailFor, memberIds);
  }

  /** The same of what an admin did who may not be who they seem: also to admins whom they have stopped. */
  alertAdmins(
    context: EventContext,
    exceptIds: readonly string[],
    emailFor: EmailFor,
    memberIds: readonly string[],
  ): Promise<void> {
    return this.sendToThem(context, { exceptIds, which: 'all' }, emailFor, memberIds);
  }

  private async sendToThem(
    context: EventContext,
    { exceptIds, which }: { exceptIds: readonly string[]; which: 'acting' | 'all' },
    emailFor: EmailFor,
    memberIds: readonly string[],
  ): Promise<void> {
    for (const id of await this.users.listAdminIds(context.tx, exceptIds, which)) {
      await this.send(context, id, emailFor, memberIds);
    }
  }

  /** To one of the staff. @param memberIds whom it names */
  async mailColleague(
    context: EventContext,
    userId: string,
    emailFor: EmailFor,
    memberIds: readonly string[],
  ): Promise<void> {
    const contact = await this.users.findContact(context.tx, userId);
    if (!contact) return;
    const all = [userId, ...(await this.users.listPresent(context.tx, memberIds))];
    await this.mailTo(context, contact.email, emailFor(contact.name), whyOfStaff, all);
  }

  private async mailTo(
    { tx, afterCommit }: EventContext,
    to: string,
    email: Email,
    why: string,
    memberIds: readonly string[] = [],
  ) {
    await this.outbox.enqueue(tx, afterCommit, to, email, {
      footer: { why, unsubscribeUrl: null },
      memberIds: [...memberIds],
    });
  }

  private prepareMail(
    address: string,
    email: Email,
    { userId, category, namedIds }: BellLine,
    delivery: Exclude<Delivery, 'not'>,
  ): PreparedMail {
    return this.outbox.prepare(address, email, {
      footer: footerOf(userId, category),
      memberIds: [userId, ...namedIds],
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
  whose: Pick<BellLine, 'userId' | 'category' | 'namedIds'>,
): BellLine {
  const path = action?.url.startsWith(env.PUBLIC_URL)
    ? action.url.slice(env.PUBLIC_URL.length)
    : null;
  return { id: uuidV7(), ...whose, title: subject, text: paragraphs[0] ?? '', path };
}
