import { randomUUID } from 'node:crypto';
import type { Said, Told } from '../model/told.js';
import { type Answer, type Client, isAcknowledged } from './client.js';
import type { Clocks } from './clocks.js';
import type { Person } from './fixtures.js';

/** A step of a rental's handover or return. */
interface Step {
  as: Person;
  rentalId: string;
  event: string;
  /** Where the call is another one than the step. */
  path?: string;
}

interface PaymentView {
  paymentId: string;
}

/** Calls of which is kept what was acknowledged. */
export class Calls {
  constructor(
    readonly client: Client,
    readonly told: Told,
    private readonly clocks: Clocks,
  ) {}

  /** Simulated ms since 1970. */
  now(): number {
    return this.clocks.now().getTime();
  }

  /** Creates a payment, by one call or by two at once; its id, or undefined when it was refused. */
  async pay(
    path: string,
    as: Person,
    body: object,
    payment: Omit<Told['payments'][number], 'id' | 'userId' | 'asked'>,
    twice = false,
  ): Promise<string | undefined> {
    const key = randomUUID();
    const from = this.now();
    const calls = Array.from({ length: twice ? 2 : 1 }, () =>
      this.client.mutate<PaymentView>(path, { as, body }, key),
    );
    // Refusals are not stored under the key: of two calls one may be refused, the other accepted.
    const ids = new Set((await Promise.all(calls)).flatMap(idOf));
    if (ids.size > 1) throw new Error(`One key, two payments: ${[...ids].join(', ')}`);
    const [id] = ids;
    const asked = { from, until: this.now() };
    if (id) this.told.payments.push({ id, userId: as.id, asked, ...payment });
    return id;
  }

  async takeStep(
    { as, rentalId, event, path = `/api/rentals/${rentalId}/${event}` }: Step,
    said: Said = {},
  ): Promise<void> {
    const body = { reason: 'Le mandrin est fendu', ...said };
    const { status } = await this.client.mutate(path, { as, body });
    if (!isAcknowledged(status)) return;
    this.told.keepStep(rentalId, event, said);
  }
}

function idOf({ status, body }: Answer<PaymentView>): string[] {
  return isAcknowledged(status) ? [body.paymentId] : [];
}
