import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Deal, paid, terms } from './market.js';

/**
 * What the product writes while a payment is made and decided, and while a request is accepted: the
 * same rows, bell and mail included, in as many transactions, prepared statements with nothing read
 * between them, under the same guards of the database.
 */
export class Bare {
  private readonly pool: pg.Pool;

  constructor(connections: number) {
    this.pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections });
  }

  /** From the renter's call until the mail about the request is sent; the rental's id. */
  async decide({ itemId, renterId, ownerId, phoneNumber }: Deal): Promise<string> {
    const [paymentId, rentalId] = [randomUUID(), randomUUID()];
    const key = await this.beginCall(renterId, 'POST /api/payment');
    await this.transaction(async (run) => {
      await run(insertPayment, [paymentId, reference(paymentId), renterId, itemId, phoneNumber]);
      await run(insertPaymentEvent, [paymentId, null, 'created']);
      await run(insertDomainEvent, [randomUUID(), 'payment.created', 'payment', paymentId]);
    });
    await this.endCall(renterId, key);
    await this.run(leasePayment, [paymentId]);
    await this.transaction(async (run) => {
      await run(updatePayment, [paymentId, 'submitting']);
      await run(insertPaymentEvent, [paymentId, 'created', 'submitting']);
    });
    await this.transaction(async (run) => {
      await run(updatePayment, [paymentId, 'pending']);
      await run(insertPaymentEvent, [paymentId, 'submitting', 'pending']);
    });
    await this.run(insertCallback, [paymentId, 'x'.repeat(400)]);
    await this.run(leasePayment, [paymentId]);
    await this.run(leasePayment, [paymentId]);
    const mailId = randomUUID();
    await this.transaction(async (run) => {
      await run(insertRental, [rentalId, itemId, renterId, ownerId]);
      await run(insertRentalEvent, [rentalId, 'request', null, 'en_attente', 'provider', null]);
      await this.tell(run, 'rental.requested', { rentalId, mailId, userId: ownerId });
      const accounts = [
        ['provider', `airtel/${paymentId.slice(-1)}`, null, -paid],
        ['escrow', rentalId, null, terms.rent],
        ['security_deposit', rentalId, null, terms.securityDeposit],
      ] as const;
      await this.post(
        run,
        { key: `payment:${paymentId}`, type: 'rental_paid', rentalId },
        accounts,
      );
      await run(decidePayment, [paymentId, rentalId]);
      await run(insertPaymentEvent, [paymentId, 'pending', 'succeeded']);
      await run(insertDomainEvent, [randomUUID(), 'payment.succeeded', 'payment', paymentId]);
    });
    await this.sendMail(mailId);
    return rentalId;
  }

  /** From the owner's call until the mail about it is sent. */
  async accept({ ownerId, renterId }: Deal, rentalId: string): Promise<void> {
    const key = await this.beginCall(ownerId, 'PUT /api/rentals/update-status');
    const mailId = randomUUID();
    await this.transaction(async (run) => {
      await run(insertContract, [rentalId]);
      await run(acceptRental, [rentalId]);
      const event = [rentalId, 'accept', 'en_attente', 'acceptee', 'owner', ownerId];
      await run(insertRentalEvent, event);
      await this.tell(run, 'rental.accepted', { rentalId, mailId, userId: renterId });
      const accounts = [
        ['earnings', ownerId, ownerId, terms.rent],
        ['escrow', rentalId, null, -terms.rent],
      ] as const;
      const posted = { key: `rental:${rentalId}:accept`, type: 'rental_accepted', rentalId };
      await this.post(run, posted, accounts);
    });
    await this.endCall(ownerId, key);
    await this.sendMail(mailId);
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** The announcement of an event, the line below somebody's bell, and the mail. */
  private async tell(
    run: Run,
    kind: string,
    { rentalId, mailId, userId }: Record<'rentalId' | 'mailId' | 'userId', string>,
  ): Promise<void> {
    const eventId = randomUUID();
    await run(insertDomainEvent, [eventId, kind, 'rental', rentalId]);
    await run(insertBellLine, [eventId, userId, kind, `/tableau-de-bord/${rentalId}`]);
    await run(insertMail, [mailId, mailText]);
  }

  private async post(
    run: Run,
    { key, type, rentalId }: { key: string; type: string; rentalId: string },
    accounts: readonly (readonly [string, string, string | null, number])[],
  ): Promise<void> {
    const columns = [0, 1, 2, 3].map((column) => accounts.map((account) => account[column]));
    await run(openAccounts, columns.slice(0, 3));
    await run(postEntries, [key, type, rentalId, columns[0], columns[1], columns[3]]);
  }

  private async beginCall(userId: string, route: string): Promise<string> {
    const key = randomUUID();
    await this.run(insertKey, [key, userId, route, 'x'.repeat(64)]);
    return key;
  }

  private async endCall(userId: string, key: string): Promise<void> {
    await this.run(keepAnswer, [userId, key, JSON.stringify({ answer: 'x'.repeat(600) })]);
  }

  private async sendMail(mailId: string): Promise<void> {
    await this.run(leaseMail, [mailId]);
    await this.run(markSent, [mailId]);
  }

  private async run({ name, text }: Statement, values: unknown[]): Promise<void> {
    await this.pool.query({ name, text, values });
  }

  private async transaction(work: (run: Run) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    await client.query('begin');
    await work(async ({ name, text }, values) => {
      await client.query({ name, text, values });
    });
    await client.query('commit');
    client.release();
  }
}

interface Statement {
  name: string;
  text: string;
}

type Run = (statement: Statement, values: unknown[]) => Promise<void>;

/** As long as a mail of the product, text and HTML together. */
const mailText = 'x'.repeat(3_000);

/** The worker takes nothing of it. */
const later = `now() + interval '1 hour'`;

const reference = (id: string) => `LK${id.replaceAll('-', '').slice(0, 13).toUpperCase()}`;

const insertKey = {
  name: 'insertKey',
  text: `insert into idempotency_keys (key, user_id, route, request_hash, lease_expires_at, created_at)
    values ($1, $2, $3, $4, now(), now())`,
};
const keepAnswer = {
  name: 'keepAnswer',
  text: `update idempotency_keys set status = 200, response = $3 where user_id = $1 and key = $2`,
};
const insertPayment = {
  name: 'insertPayment',
  text: `
    insert into payments
      (id, reference, user_id, item_id, start_date, end_date, price_unit, rent, security_deposit, amount,
       operator, operation_account, phone_number, next_check_at, expires_at, created_at)
    values ($1, $2, $3, $4, current_date + 5, current_date + 7, 'jour', ${terms.rent},
      ${terms.securityDeposit}, ${paid}, 'airtel', 'ACC_AIRTEL', $5, ${later}, now(), now())`,
};
const leasePayment = {
  name: 'leasePayment',
  text: `update payments set next_check_at = ${later} where id = $1`,
};
const updatePayment = {
  name: 'updatePayment',
  text: `update payments set status = $2 where id = $1`,
};
const decidePayment = {
  name: 'decidePayment',
  text: `update payments set status = 'succeeded', next_check_at = null, decided_at = now(),
    rental_id = $2 where id = $1`,
};
const insertPaymentEvent = {
  name: 'insertPaymentEvent',
  text: `insert into payment_events (id, payment_id, "from", "to", detail, at)
    values (uuidv7(), $1, $2, $3, '', now())`,
};
const insertDomainEvent = {
  name: 'insertDomainEvent',
  text: `insert into domain_events (id, kind, subject, subject_id, actor, facts, at)
    values ($1, $2, $3, $4, 'provider', '${JSON.stringify({ facts: 'x'.repeat(300) })}', now())`,
};
const insertBellLine = {
  name: 'insertBellLine',
  text: `
    insert into notifications (id, event_id, user_id, category, kind, title, text, path, created_at)
    values (uuidv7(), $1, $2, 'rentals', $3, 'Nouvelle demande', '${'x'.repeat(120)}', $4, now())`,
};
const insertCallback = {
  name: 'insertCallback',
  text: `insert into gateway_callbacks (id, body_hash, body, received_at)
    values (uuidv7(), $1, $2, now())`,
};
const insertRental = {
  name: 'insertRental',
  text: `
    insert into rentals
      (id, item_id, renter_id, owner_id, start_date, end_date, price_unit, rent, security_deposit, total_price,
       contract_version, created_at)
    values ($1, $2, $3, $4, current_date + 5, current_date + 7, 'jour', ${terms.rent},
      ${terms.securityDeposit}, ${paid}, 1, now())`,
};
const insertContract = {
  name: 'insertContract',
  text: `
    insert into rental_contracts (rental_id, version, facts, renter_accepted_at, owner_accepted_at)
    values ($1, 1, '${JSON.stringify({ ownerName: 'Awa', renterName: 'Bob', facts: 'x'.repeat(600) })}',
      now(), now())`,
};
/** With the time at which its handover is assumed, as everybody's. */
const acceptRental = {
  name: 'acceptRental',
  text: `update rentals set status = 'acceptee', handover_due_at = start_date + interval '1 day' where id = $1`,
};
const insertRentalEvent = {
  name: 'insertRentalEvent',
  text: `insert into rental_events (id, rental_id, event, "from", "to", actor, actor_id, at)
    values (uuidv7(), $1, $2, $3, $4, $5, $6, now())`,
};
const insertMail = {
  name: 'insertMail',
  text: `insert into outbox_mails (id, "to", subject, text, html, next_attempt_at, created_at)
    values ($1, 'awa@bench.example', 'Nouvelle demande', '', $2, ${later}, now())`,
};
const leaseMail = {
  name: 'leaseMail',
  text: `update outbox_mails set attempts = attempts + 1 where id = $1`,
};
const markSent = {
  name: 'markSent',
  text: `update outbox_mails set sent_at = now(), next_attempt_at = null where id = $1`,
};
const openAccounts = {
  name: 'openAccounts',
  text: `
    insert into ledger_accounts (id, kind, holder, user_id)
    select uuidv7(), one.kind, one.holder, one.user_id
    from unnest($1::"LedgerAccountKind"[], $2::text[], $3::uuid[]) as one (kind, holder, user_id)
    on conflict do nothing`,
};
const postEntries = {
  name: 'postEntries',
  text: `
    with posted as (
      insert into ledger_transactions (id, idempotency_key, type, description, rental_id, created_at)
      values (uuidv7(), $1, $2, 'Perceuse', $3, now())
      returning id
    )
    insert into ledger_entries (id, transaction_id, account_id, amount)
    select uuidv7(), posted.id, account.id, entry.amount
    from posted,
      unnest($4::"LedgerAccountKind"[], $5::text[], $6::bigint[]) as entry (kind, holder, amount)
    join ledger_accounts account on account.kind = entry.kind and account.holder = entry.holder`,
};
