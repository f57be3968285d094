import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import type { SignInView } from '../src/modules/auth/sessions/sessions.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person, password } from './support/factories.js';
import { mailsTo } from './support/mails.js';

useApi();

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Whose devices are those that the test signs in on. */
async function aMemberOfNoDevice(): Promise<Person> {
  const member = await aMember();
  await provided(Db).session.deleteMany({ where: { userId: member.id } });
  return member;
}

async function signIn({ email }: Person, userAgent: string) {
  const { body, headers } = await api<SessionView>('/api/auth/sign-in', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });
  return { ...body, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const list = async (as: { token: string }) =>
  (await api<SignInView[]>('/api/auth/sessions', { as })).body;
const refresh = (cookie: string) =>
  api<SessionView>('/api/auth/refresh', { method: 'POST', headers: { cookie } });

describe('the devices of a member', () => {
  it('are listed by name, with first and last use, this one first', async () => {
    const member = await aMemberOfNoDevice();
    const first = await signIn(member, phone);
    wait(60);
    const second = await signIn(member, computer);
    wait(60);
    await refresh(first.cookie);
    const listed = await list(second);
    expect(listed).toMatchObject([
      { name: 'Firefox sur Linux', kind: 'computer', isCurrent: true },
      { name: 'Chrome sur Android', kind: 'phone', isCurrent: false },
    ]);
    const [, other] = listed;
    const usedFor = Date.parse(other?.lastUsedAt ?? '') - Date.parse(other?.signedInAt ?? '');
    expect(Math.round(usedFor / 10_000)).toBe(12);
  });

  it('are not listed once signed out or expired, nor to anybody else', async () => {
    const member = await aMemberOfNoDevice();
    const out = await signIn(member, phone);
    const expired = await signIn(member, phone);
    await api('/api/auth/sign-out', { method: 'POST', headers: { cookie: out.cookie } });
    wait(24 * 3600);
    const current = await signIn(member, computer);
    expect((await list(current)).map(({ name }) => name)).toEqual(['Firefox sur Linux']);
    expectRefusal(await refresh(expired.cookie), 'session-expired');
    const stranger = await aMember();
    expect(await list(stranger)).toMatchObject([{ isCurrent: true }]);
  });

  it('keeps no more of what a browser says of itself than fits', async () => {
    const current = await signIn(await aMemberOfNoDevice(), `${phone} ${'x'.repeat(2_000)}`);
    expect(await list(current)).toMatchObject([{ name: 'Chrome sur Android' }]);
  });

  it('are signed out one by one', async () => {
    const member = await aMemberOfNoDevice();
    const lost = await signIn(member, phone);
    const current = await signIn(member, computer);
    const [, other] = await list(current);
    const end = (as: { token: string }) =>
      api(`/api/auth/sessions/${other?.id}`, { method: 'DELETE', as });
    expectRefusal(await end(await aMember()), 'session-not-found');
    expect((await end(current)).status).toBe(204);
    expectRefusal(await refresh(lost.cookie), 'session-expired');
    expect(await list(current)).toHaveLength(1);
    const unknown = { method: 'DELETE', as: current } as const;
    expectRefusal(await api(`/api/auth/sessions/${randomUUID()}`, unknown), 'session-not-found');
  });

  it('are signed out all at once, but for this one', async () => {
    const member = await aMemberOfNoDevice();
    const [one, two] = [await signIn(member, phone), await signIn(member, phone)];
    const current = await signIn(member, computer);
    expect((await api('/api/auth/sessions', { method: 'DELETE', as: current })).status).toBe(204);
    expectRefusal(await refresh(one.cookie), 'session-expired');
    expectRefusal(await refresh(two.cookie), 'session-expired');
    expect((await refresh(current.cookie)).status).toBe(200);
    expect(await list(current)).toMatchObject([{ isCurrent: true }]);
  });
});

it('an admin ends all of a member, with a reason on record; the member is told', async () => {
  const [admin, staff, member] = [
    await aStaffMember('admin'),
    await aStaffMember(),
    await aMember(),
  ];
  const elsewhere = { token: await aToken(member.id) };
  const end = (as: Person, id: string) =>
    api(`/api/admin/users/${id}/sessions/end`, { as, body: { reason: 'Téléphone volé' } });
  expectRefusal(await end(staff, member.id), 'forbidden');
  expectRefusal(await end(admin, admin.id), 'own-account');
  expect((await end(admin, member.id)).status).toBe(204);
  for (const as of [member, elsewhere])
    expectRefusal(await api('/api/auth/session', { as }), 'unauthenticated');
  expect(await provided(Db).auditLog.findMany({ where: { subjectId: member.id } })).toMatchObject([
    { actorId: admin.id, action: 'end-sessions', detail: { reason: 'Téléphone volé' } },
  ]);
  expect((await mailsTo(member.email))[0]?.subject).toBe('Toutes vos sessions ont été fermées');
});
