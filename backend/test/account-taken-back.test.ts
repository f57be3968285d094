import { AsyncResource } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Users } from '../src/modules/accounts/index.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import type { PayoutMethodView } from '../src/modules/payout-methods/payout-methods.schema.js';
import type {
  AttemptView,
  DeviceLinkView,
} from '../src/modules/verification/attempts/attempts.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { untilWaiting } from './support/concurrency.js';
import { aMember, type Person, password } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { sendFile } from './support/pictures.js';
import { aBrowser } from './support/push-service.js';
import { confirmNumber } from './support/sms-service.js';

useApi();

/** The secret in the newest mail to somebody with that subject. */
async function linkIn({ email }: Person, subject: string): Promise<string> {
  const mail = (await mailsTo(email)).find((one) => one.subject === subject);
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link in a mail « ${subject} »`);
  return token;
}

const add = async (as: Person, phoneNumber: string) =>
  (
    await api<PayoutMethodView>('/api/wallet/numbers', {
      as,
      body: { phoneNumber, operationAccountCode: 'ACC_AIRTEL' },
    })
  ).body.id;

const toConfirm = (member: Person) => linkIn(member, 'Confirmez votre numéro mobile money');
const confirm = (token: string) => api('/api/wallet/numbers/confirm', { body: { token } });

/** Somebody who knows the password, on a browser of their own. */
async function anIntruder(member: Person): Promise<Person> {
  const { body } = await api<SessionView>('/api/auth/sign-in', {
    body: { email: member.email, password },
  });
  return { ...member, token: body.token };
}

/** A member who has said that it was somebody else chooses another password. */
async function anewSignedIn(member: Person): Promise<Person> {
  await api('/api/auth/forgot-password', { body: { email: member.email } });
  const token = await linkIn(member, 'Choisissez un nouveau mot de passe');
  const another = `${randomUUID()} loka`;
  await api('/api/auth/reset-password', { body: { token, password: another } });
  const { body } = await api<SessionView>('/api/auth/sign-in', {
    body: { email: member.email, password: another },
  });
  return { ...member, token: body.token };
}

const aPhoto = () =>
  sharp(randomBytes(9 * 8), { raw: { width: 9, height: 8, channels: 1 } })
    .resize(640, 480, { kernel: 'nearest', fit: 'fill' })
    .jpeg()
    .toBuffer();

const subscribe = (as: Person) =>
  api('/api/push/subscribe', { as, body: aBrowser('https://fcm.googleapis.com').subscription });

const numbersOf = async ({ id: userId }: Person) =>
  (
    await provided(Db).payoutMethod.findMany({
      where: { userId, removedAt: null },
      orderBy: { id: 'asc' },
    })
  ).map(({ phoneNumber, preferred }) => phoneNumber + (preferred ? '*' : ''));

const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

it('"it was not me" removes the numbers that were added since, and those that still wait', async () => {
  const member = await aMember({ verified: true });
  await add(member, '077000001');
  await confirm(await toConfirm(member));
  await add(member, '077000002');
  // The warnings of these are over by then.
  wait(73 * 3600);

  const intruder = await anIntruder(member);
  const theirs = await add(intruder, '077000003');
  await confirm(await toConfirm(member));
  await api(`/api/wallet/numbers/${theirs}/preferred`, { method: 'PUT', as: intruder });
  await add(intruder, '077000004');
  const waiting = await toConfirm(member);
  expect(await numbersOf(member)).toEqual(['077000001', '077000002', '077000003*', '077000004']);

  const token = await linkIn(member, 'Nouvelle connexion à votre compte');
  expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
  expect(await numbersOf(member)).toEqual(['077000001*']);
  expectRefusal(await confirm(waiting), 'link-expired');
  const told = (await subjects(member)).filter(
    (subject) => subject === 'Un numéro a été retiré de votre portefeuille',
  );
  expect(told).toHaveLength(3);
});

it('"it was not me" removes the number for SMS and the browsers that were added since', async () => {
  const member = await aMember();
  wait(60);
  const intruder = await anIntruder(member);
  await confirmNumber(intruder);
  expect((await subscribe(intruder)).status).toBe(204);
  const where = { userId: member.id };
  expect(await provided(Db).pushSubscription.count({ where })).toBe(1);

  const token = await linkIn(member, 'Nouvelle connexion à votre compte');
  await api('/api/auth/not-me', { body: { token } });
  expect(await provided(Db).smsNumber.count({ where })).toBe(0);
  expect(await provided(Db).pushSubscription.count({ where })).toBe(0);
  const [mail] = await mailsTo(member.email);
  expect(mail?.subject).toBe('Votre compte est de nouveau à vous');
  expect(mail?.text).toContain('Le numéro pour les SMS');
  expect(mail?.text).toContain('Les navigateurs');
});

const begin = (as: Person) =>
  api<AttemptView>('/api/verification/attempts', { method: 'POST', as });

it('"it was not me" ends attempts at a verification, with the link to another device', async () => {
  const member = await aMember();
  const intruder = await anIntruder(member);
  const { body: begun } = await begin(intruder);
  const path = `/api/verification/attempts/${begun.id}/device-link`;
  const { body: made } = await api<DeviceLinkView>(path, { method: 'POST', as: intruder });
  const device = `/api/verification/device/${made.url.split('/').at(-1)}`;
  expect((await api(device)).status).toBe(200);

  const token = await linkIn(member, 'Nouvelle connexion à votre compte');
  await api('/api/auth/not-me', { body: { token } });
  expectRefusal(await api(device), 'link-expired');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPhoto())]), 'photo.jpg');
  expectRefusal(await api(`${device}/photo`, { method: 'POST', body: form }), 'link-expired');
  const again = await anewSignedIn(member);
  expectRefusal(
    await api(`/api/verification/attempts/${begun.id}`, { as: again }),
    'attempt-expired',
  );
});

it('"it was not me" tells staff of papers that were sent since, not of older ones', async () => {
  const [older, newer] = [await aMember(), await aMember()];
  const send = async (as: Person) => {
    const picture = async () => (await sendFile(as, 'identity', await aPhoto())).body.id;
    const body = { userId: as.id, type: 'CNI', numero: randomUUID().slice(0, 13) };
    const papers = { ...body, document: await picture(), photo: await picture() };
    expect((await api('/api/verify', { method: 'PUT', as, body: papers })).status).toBe(200);
  };
  const doubtsAbout = async ({ id: userId }: Person) =>
    (await provided(Db).identitySubmission.findFirstOrThrow({ where: { userId } })).doubts;
  await send(older);
  wait(60);
  await send(await anIntruder(newer));
  await anIntruder(older);
  for (const member of [older, newer]) {
    const token = await linkIn(member, 'Nouvelle connexion à votre compte');
    await api('/api/auth/not-me', { body: { token } });
  }
  expect(await doubtsAbout(newer)).toContain('sent-by-another');
  expect(await doubtsAbout(older)).not.toContain('sent-by-another');
});

it('"it was not me" leaves what is older', async () => {
  const member = await aMember();
  const number = await confirmNumber(member);
  await subscribe(member);
  // The warning of the number is over by then.
  wait(73 * 3600);
  await anIntruder(member);
  const token = await linkIn(member, 'Nouvelle connexion à votre compte');
  await api('/api/auth/not-me', { body: { token } });
  const kept = await provided(Db).smsNumber.findUnique({ where: { userId: member.id } });
  expect(kept?.phoneNumber).toBe(number);
  const where = { userId: member.id };
  expect(await provided(Db).pushSubscription.count({ where })).toBe(1);
});

it('a number that is confirmed, preferred or removed is told by mail, with the link', async () => {
  const member = await aMember({ verified: true });
  const first = await add(member, '077000006');
  await confirm(await toConfirm(member));
  const second = await add(member, '077000007');
  await confirm(await toConfirm(member));
  await api(`/api/wallet/numbers/${second}/preferred`, { method: 'PUT', as: member });
  await api(`/api/wallet/numbers/${first}`, { method: 'DELETE', as: member });
  for (const subject of [
    'Un numéro de votre portefeuille est confirmé',
    'Votre numéro préféré a changé',
    'Un numéro a été supprimé de votre compte',
  ])
    expect(await linkIn(member, subject)).toMatch(/^[\w-]{43}$/);
  const confirmed = (await subjects(member)).filter((subject) => subject.endsWith('est confirmé'));
  expect(confirmed).toHaveLength(2);
});

it('an undone change of the address removes the numbers that were added since', async () => {
  const member = await aMember({ verified: true });
  const email = `${randomUUID()}@loka.example`;
  await api('/api/auth/email-change', { as: member, body: { email } });
  const taken = { ...member, email };
  const change = await linkIn(taken, 'Confirmez votre nouvelle adresse e-mail');
  await api('/api/auth/email-change/confirm', { body: { token: change } });
  await add(member, '077000005');
  await confirm(await toConfirm(taken));
  const undo = await linkIn(member, "L'adresse e-mail de votre compte a été changée");
  expect((await api('/api/auth/email-change/undo', { body: { token: undo } })).status).toBe(200);
  expect(await numbersOf(member)).toEqual([]);
});

it.each<[string, (as: Person) => ReturnType<typeof api>]>([
  [
    'a change of the address',
    (as) => api('/api/auth/email-change', { as, body: { email: `${randomUUID()}@loka.example` } }),
  ],
  [
    'a number for withdrawals',
    (as) =>
      api('/api/wallet/numbers', {
        as,
        body: { phoneNumber: '077000009', operationAccountCode: 'ACC_AIRTEL' },
      }),
  ],
  ['an attempt at a verification', begin],
  [
    'a deletion of the account',
    (as) => api('/api/account/deletion', { as, body: { confirmed: true } }),
  ],
])(
  '"it was not me" comes before %s that was asked for at the same moment, and ends it',
  async (_, act) => {
    const member = await aMember({ verified: act !== begin });
    const intruder = await anIntruder(member);
    const token = await linkIn(member, 'Nouvelle connexion à votre compte');
    const { id } = member;
    // Both wait for the account, outside of the transaction that holds it: the intruder's session was open as the call came in.
    const meanwhile = AsyncResource.bind(async () => {
      const first = api('/api/auth/not-me', { body: { token } });
      await untilWaiting(1);
      const second = act(intruder);
      await untilWaiting(2);
      return [[first], [second]] as const;
    });
    const [mineSent, theirsSent] = await provided(Transactions).run(async (tx) => {
      await provided(Users).lockLeaving(tx, id);
      return meanwhile();
    });
    const [mine, theirs] = [await mineSent[0], await theirsSent[0]];
    expect(mine.status).toBe(200);
    expectRefusal(theirs, 'unauthenticated');
    const open = { userId: id, confirmedAt: null, expiresAt: { gt: new Date() } };
    expect(await provided(Db).emailChange.count({ where: open })).toBe(0);
    expect(await numbersOf(member)).toEqual([]);
    const attempts = { userId: id, endedAt: null };
    expect(await provided(Db).verificationAttempt.count({ where: attempts })).toBe(0);
    const { deletionDueAt } = await provided(Db).user.findUniqueOrThrow({ where: { id } });
    expect(deletionDueAt).toBeNull();
  },
);
