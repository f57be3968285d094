import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { Db } from '../src/platform/database/prisma.js';
import { sendings } from '../src/platform/rate-limits/sendings.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember } from './support/factories.js';
import { forgetCounters } from './support/rate-limits.js';
import { aNumber, smsTo } from './support/sms-service.js';

useApi();
const wide = { ...env };
beforeEach(forgetCounters);
afterEach(() => Object.assign(env, wide));

/** Every call by which a caller has something sent to a telephone or a mailbox, and what it sends. */
const calls = {
  'POST /api/payment': 'payment-prompt',
  'POST /api/payment/extension': 'payment-prompt',
  'POST /api/wallet/top-ups': 'payment-prompt',
  'POST /api/payment/number/code': 'number-code',
  'POST /api/sms/number': 'number-code',
  'POST /api/auth/sign-up': 'confirmation-link',
  'POST /api/auth/resend-confirmation': 'confirmation-link',
  'PUT /api/auth/email': 'confirmation-link',
  'POST /api/auth/forgot-password': 'password-link',
  'POST /api/auth/email-change': 'email-change-link',
  'POST /api/auth/second-step/link': 'second-step-link',
  'POST /api/wallet/numbers': 'payout-number-link',
  'POST /api/wallet/numbers/{id}/resend': 'payout-number-link',
} as const;

/** Where code hands something to a telephone or a mailbox at the wish of a caller, and by what that is limited. */
const senders = {
  'modules/auth/email-links/correct-email.ts': 'confirmation-link',
  'modules/auth/email-links/resend-confirmation.ts': 'confirmation-link',
  'modules/auth/sign-in/sign-up.ts': 'confirmation-link',
  'modules/auth/email-links/request-confirmation.ts': 'confirmation-link',
  'modules/auth/email-links/help-with-address.ts': 'staff, five an hour for a member',
  'modules/auth/password/forgot-password.ts': 'password-link',
  'modules/auth/email-change/request-email-change.ts': 'email-change-link',
  'modules/auth/second-step/second-step-links.ts': 'second-step-link',
  'modules/auth/not-me/secure-account.ts': 'the holder of a link that was mailed before, once',
  'modules/auth/not-me/not-me.ts': 'what has happened to the account, which has limits',
  'modules/payout-methods/add-payout-method.ts': 'payout-number-link',
  'modules/payout-methods/resend-confirmation-link.ts': 'payout-number-link',
  'modules/payments/create/pay-rental.ts': 'payment-prompt',
  'modules/payments/create/pay-extension.ts': 'payment-prompt',
  'modules/payments/create/top-up-wallet.ts': 'payment-prompt',
  'modules/payments/create/request-payout.ts': 'money to a confirmed number, so many a day',
  'modules/payments/refunds/send-refund.ts': 'money back to a number that paid',
  'modules/payments/numbers/send-number-code.ts': 'number-code',
  'modules/notifications/sms/sms-numbers.ts': 'number-code',
  'modules/notifications/sms/sms-channel.ts': 'what has happened, to a confirmed number',
  'modules/notifications/sms/answer-by-sms.ts': 'a number that wrote to us, twenty an hour',
  'modules/notifications/sms.notifications.ts': 'number-code',
} as const;

/** What writes a link or a code, begins a charge, or hands over an SMS. */
const sends =
  /issueEmailToken\(|[rR]equestConfirmation\.execute\(|emailChangeRequested, \{|this\.links\.issue\(|createPayment\.execute\(|payingNumberCodeRequested, \{|(?:outbox|sms\w*)\.enqueue\(tx, afterCommit, (?:sms|told|\{)/;

const source = path.resolve('backend/src');

describe('what a caller has sent to a telephone or a mailbox', () => {
  it('is said by each of these calls in the API document, and by no other', () => {
    const document = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, { 'x-sends'?: string }>>;
    };
    const said = Object.entries(document.paths).flatMap(([route, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const name = operation['x-sends'];
        return name ? [[`${method.toUpperCase()} ${route}`, name]] : [];
      }),
    );
    expect(Object.fromEntries(said)).toEqual(calls);
    expect(new Set(Object.values(calls))).toEqual(new Set(Object.keys(sendings)));
  });

  it('is sent by these files, each with its limit, and by no other', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(?:spec|d)\.ts$/.test(file))
      .filter((file) => sends.test(readFileSync(path.join(source, file), 'utf8')))
      .map((file) => file.split(path.sep).join('/'));
    const defined = 'modules/auth/email-links/email-tokens.ts';
    expect(files.filter((file) => file !== defined).sort()).toEqual(Object.keys(senders).sort());
  });

  it('has a limit for the network that each call comes from', () => {
    for (const { limits } of Object.values(sendings))
      expect(limits.network()).toMatchObject({ seconds: 3_600, max: expect.any(Number) });
  });
});

describe('the limit of a network', () => {
  it('is of all its mails together, and answered when the next one may be', async () => {
    Object.assign(env, { MAILS_PER_NETWORK_HOUR: 3 });
    const member = await aMember({ confirmed: false });
    const resend = () => api('/api/auth/resend-confirmation', { method: 'POST', as: member });
    const forget = () => api('/api/auth/forgot-password', { body: { email: member.email } });
    expect([(await resend()).status, (await forget()).status]).toEqual([204, 204]);
    expect((await resend()).status).toBe(204);
    for (const answer of [await resend(), await forget()]) {
      expectRefusal(answer, 'too-many-requests');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  const ask = (as: { token: string }, phoneNumber: string) =>
    api('/api/sms/number', { as, body: { phoneNumber } });

  it('is of its codes by SMS to all numbers, also of calls at the same moment', async () => {
    await provided(Db).limitUse.deleteMany();
    Object.assign(env, { SMS_CODES_PER_NETWORK_HOUR: 2 });
    const members = await Promise.all(Array.from({ length: 5 }, () => aMember()));
    const answers = await Promise.all(members.map((member) => ask(member, aNumber())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectRefusal(answer, 'too-many-requests');
  });

  it('leaves a number some of its five codes for other networks', async () => {
    Object.assign(env, { SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: 3 });
    const number = aNumber();
    for (let time = 0; time < 3; time++)
      expect((await ask(await aMember(), number)).status).toBe(200);
    expectRefusal(await ask(await aMember(), number), 'too-many-requests');
    expect(await smsTo(number)).toHaveLength(3);
  });

  it('is counted by hashes alone: neither a number nor a network can be read', async () => {
    const number = aNumber();
    await ask(await aMember(), number);
    const uses = await provided(Db).limitUse.findMany();
    expect(uses.length).toBeGreaterThan(0);
    for (const { keyHash } of uses) expect(keyHash).toMatch(/^[\w-]{43}$/);
  });
});
