import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { env } from '../../src/env.js';
import { internationalNumber } from '../../src/kernel/phone-number.js';
import type { ReadRows } from '../model/read-history.js';
import type { Person } from '../workload/fixtures.js';
import type { Sms } from '../workload/scene.js';
import type { Client } from './client.js';
import type { Coverage } from './coverage.js';
import { until } from './until.js';

const path = '/api/sms/answers';
/** How long an owner waits for the SMS of a request that is known already, in ms. */
const readWithinMs = 3_000;

/** A member reads SMS, at any hour. */
export async function readSms(rows: ReadRows, { id }: Person, now: Date): Promise<void> {
  const number = `077${`${randomInt(1_000_000)}`.padStart(6, '0')}`;
  await rows(
    'insert into sms_numbers (user_id, phone_number, confirmed_at, created_at) values ($1, $2, $3, $3)',
    [id, number, now],
  );
  await rows('insert into notification_settings (user_id, updated_at) values ($1, $2)', [id, now]);
}

/** Answers requests as the SMS service delivers them: signed, again until they are taken, some twice at once. */
export class AnswersBySms implements Sms {
  private answered = 0;

  constructor(
    private readonly client: Client,
    private readonly rows: ReadRows,
    private readonly coverage: Coverage,
  ) {}

  async answer(rentalId: string, word: 'OUI' | 'NON'): Promise<string | null> {
    const request = await this.read(rentalId);
    if (!request) return null;
    const id = randomUUID();
    const body = { id, from: internationalNumber(request.number), text: `${word} ${request.code}` };
    const deliveries = ++this.answered % 2 === 0 ? 2 : 1;
    await Promise.all(Array.from({ length: deliveries }, () => this.deliver(body)));
    const [answer] = await this.rows<{ outcome: string | null }>(
      'select outcome from sms_answers where provider_id = $1',
      [id],
    );
    const outcome = answer?.outcome ?? null;
    this.coverage.countSmsAnswer(`${outcome}`);
    return outcome;
  }

  /** The SMS of an owner who reads them, once it is written; a worker may have to start first. */
  private async read(rentalId: string): Promise<{ code: string; number: string } | null> {
    let found: { code: string | null; number: string } | undefined;
    await until(async () => {
      [found] = await this.rows(
        `select codes.code, numbers.phone_number as number
         from rentals r
         join sms_numbers numbers on numbers.user_id = r.owner_id
         left join sms_request_codes codes on codes.rental_id = r.id
         where r.id = $1`,
        [rentalId],
      );
      return !found || found.code !== null;
    }, readWithinMs);
    const { code = null, number = '' } = found ?? {};
    return code === null ? null : { code, number };
  }

  private async deliver(body: object): Promise<void> {
    const text = JSON.stringify(body);
    const hmac = createHmac('sha256', env.SMS_WEBHOOK_SECRET).update(text).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-sms-signature': `sha256=${hmac}` };
    const { status } = await this.client.repeat(path, { method: 'POST', headers, body: text });
    if (status !== 204) throw new Error(`An answer by SMS was answered ${status}`);
  }
}
