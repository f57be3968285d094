import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { env } from '../../src/env.js';
import { DeliverSms } from '../../src/modules/notifications/sms/deliver-sms.js';
import { Db } from '../../src/platform/database/prisma.js';
import { api, provided } from './api.js';
import type { Person } from './factories.js';

interface Sms {
  reference: string;
  to: string;
  text: string;
}

/** The service of `docs/sms-contract.md` on a free port, until the end of the test. */
export async function startSmsService() {
  const state = { status: 202, received: [] as Sms[], keys: [] as (string | undefined)[] };
  const server = createServer(async (request, response) => {
    state.received.push((await json(request)) as Sms);
    state.keys.push(request.headers.authorization);
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const before = env.SMS_URL;
  env.SMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  onTestFinished(() => {
    env.SMS_URL = before;
    server.closeAllConnections();
    server.close();
  });
  return state;
}

/** What is written to a number, newest first. */
export const smsTo = (phoneNumber: string) =>
  provided(Db).smsMessage.findMany({ where: { to: phoneNumber }, orderBy: { id: 'desc' } });

export async function deliverSmsTo(phoneNumber: string): Promise<void> {
  for (const { id } of await smsTo(phoneNumber)) await provided(DeliverSms).execute(id);
}

let numbersDrawn = Math.floor(Math.random() * 1_000_000);

/** A number of Gabon that no other test has; the simulator acts by its `ending`. */
export function aNumber(ending = ''): string {
  const free = 6 - ending.length;
  return `077${`${numbersDrawn++ % 10 ** free}`.padStart(free, '0')}${ending}`;
}

export async function lastSms(phoneNumber: string): Promise<string> {
  const [sms] = await smsTo(phoneNumber);
  return sms?.text ?? '';
}

/** Confirms a number as its member does, by the code that is sent to it. */
export async function confirmNumber(as: Person, phoneNumber = aNumber()): Promise<string> {
  await api('/api/sms/number', { as, body: { phoneNumber } });
  const code = /\d{6}/.exec(await lastSms(phoneNumber))?.[0];
  await api('/api/sms/number/confirm', { as, body: { code } });
  return phoneNumber;
}

/** As the service delivers what a phone answered. */
export function answerBySms(
  from: string,
  text: string,
  { id = randomUUID(), secret = env.SMS_WEBHOOK_SECRET } = {},
) {
  const body = { id, from: `+241${from.slice(1)}`, text };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  return api('/api/sms/answers', { body, headers: { 'x-sms-signature': `sha256=${signature}` } });
}
