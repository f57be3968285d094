import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addDays, dayOf } from '../../../src/kernel/day.js';
import { type Deal, paid } from './market.js';

/** The running product, called as by its members' browsers. */
export class Loka {
  private readonly connections = new Agent({ keepAlive: true });

  constructor(
    private readonly origin: string,
    private readonly database: pg.Pool,
  ) {}

  async pay({ itemId, renterToken, phoneNumber }: Deal): Promise<void> {
    const today = dayOf(new Date());
    await this.call('POST', '/api/payment', renterToken, {
      totalPrice: paid,
      item: 'Perceuse à percussion',
      itemId,
      startDate: addDays(today, 5),
      endDate: addDays(today, 7),
      phoneNumber,
      operationAccountCode: 'ACC_AIRTEL',
    });
  }

  async accept({ ownerToken }: Deal, rentalId: string): Promise<void> {
    const body = { rental_id: rentalId, status: 'acceptée' };
    await this.call('PUT', '/api/rentals/update-status', ownerToken, body);
  }

  /** Waits until every deal has its rental; their ids by the objects' ids. */
  async rentalsOf(deals: readonly Deal[]): Promise<Map<string, string>> {
    const items = deals.map(({ itemId }) => itemId);
    for (;;) {
      const { rows } = await this.database.query<{ id: string; item_id: string }>(
        'select id, item_id from rentals where item_id = any($1)',
        [items],
      );
      if (rows.length === deals.length) return new Map(rows.map((row) => [row.item_id, row.id]));
      // Seldom, since the read takes as long as deciding a payment.
      await sleep(250);
    }
  }

  /** Waits until nobody is left to be written to now: generated members have mails that are held for later. */
  async mailsSent(): Promise<void> {
    const waiting = `
      select from outbox_mails where next_attempt_at < now() + interval '2 minutes' limit 1`;
    while ((await this.database.query(waiting)).rowCount) await sleep(50);
  }

  /** By `node:http`, since what its `fetch` takes would be measured with the product. */
  private async call(method: string, path: string, token: string, body: object): Promise<void> {
    const sent = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      prefer: 'respond-async',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
      'idempotency-key': randomUUID(),
    };
    const url = `${this.origin}${path}`;
    const [status, answer] = await new Promise<[number, string]>((resolve, reject) => {
      request(url, { method, headers, agent: this.connections }, (response) => {
        const { statusCode = 0 } = response;
        text(response).then((read) => resolve([statusCode, read]), reject);
      })
        .on('error', reject)
        .end(sent);
    });
    if (status >= 300) throw new Error(`${path}: ${status} ${answer}`);
  }
}
