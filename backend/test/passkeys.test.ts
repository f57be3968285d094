import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aToken, type Person } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { Authenticator } from './support/passkeys.js';
import { forgetCounters } from './support/rate-limits.js';
import { addPasskey, Browser, openSecondStepLink } from './support/second-step.js';

useApi();
beforeEach(forgetCounters);

type Json = Record<string, unknown>;

const call = (
  as: { token: string },
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  body?: object,
) => api<Json>(`/api/auth/${path}`, { as, method, ...(body && { body }) });
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

interface Listed {
  passkeys: { id: string; name: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
  isProven: boolean;
}
const listed = async (as: Person) => (await api<Listed>('/api/auth/second-step', { as })).body;

describe('adding a passkey', () => {
  it('needs a recent proof, gives recovery codes with the first, and is told by mail', async () => {
    const member = await aMember();
    const { answer } = await addPasskey(member);
    expect(answer.status).toBe(201);
    expect(answer.body.recoveryCodes).toHaveLength(10);
    expect(await listed(member)).toMatchObject({
      passkeys: [{ lastUsedAt: null }],
      recoveryCodesLeft: 10,
      isProven: true,
    });
    expect(await subjects(member.email)).toEqual(["Une clé d'accès a été ajoutée à votre compte"]);
    const second = await addPasskey(member);
    expect(second.answer.body.recoveryCodes).toBeNull();
    wait(600);
    expectRefusal(await call(member, 'passkeys/options', 'POST'), 'reauthentication-required');
  });

  it('is refused from a session that gave the password alone once the account has one', async () => {
    const member = await aMember();
    await addPasskey(member);
    const elsewhere = { token: await aToken(member.id) };
    wait(600);
    // What proves the second step is a recent proof too: one is asked for, not both.
    expectRefusal(await call(elsewhere, 'passkeys/options', 'POST'), 'second-step-required');
    expectRefusal(await call(elsewhere, 'recovery-codes', 'POST'), 'second-step-required');
  });

  it('ends the sessions that were opened by the password alone, with the first', async () => {
    const member = await aMember();
    const elsewhere = { token: await aToken(member.id) };
    await addPasskey(member);
    expectRefusal(await api('/api/auth/session', { as: elsewhere }), 'unauthenticated');
    expect((await api('/api/auth/session', { as: member })).status).toBe(200);
  });

  it("needs a confirmed address: whoever signs up with another's cannot lock it", async () => {
    const member = await aMember({ confirmed: false });
    expectRefusal(await call(member, 'passkeys/options', 'POST'), 'email-not-confirmed');
    expectRefusal(await call(member, 'authenticator-app', 'POST'), 'email-not-confirmed');
  });

  it('refuses an answer twice, late, of another session, of another member', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { passkey } = await addPasskey(member);
    expectRefusal(await call(member, 'passkeys', 'POST', { passkey }), 'passkey-refused');

    const { body: options } = await call(other, 'passkeys/options', 'POST');
    const made = new Authenticator().register(options);
    const elsewhere = { token: await aToken(other.id) };
    expectRefusal(await call(elsewhere, 'passkeys', 'POST', { passkey: made }), 'passkey-refused');
    expectRefusal(await call(member, 'passkeys', 'POST', { passkey: made }), 'passkey-refused');
    wait(301);
    expectRefusal(await call(other, 'passkeys', 'POST', { passkey: made }), 'passkey-refused');
    expect((await listed(other)).passkeys).toEqual([]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site with ours in its name', { origin: 'http://localhost.evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another relying party', { rpId: 'evil.example' }],
    [
      'a challenge that we did not give',
      { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    ],
    ['nobody verified', { isVerified: false }],
  ])('refuses %s', async (_, wrong) => {
    const member = await aMember();
    const { answer } = await addPasskey(member, new Authenticator(), wrong);
    expectRefusal(answer, 'passkey-refused');
    expect((await listed(member)).passkeys).toEqual([]);
  });

  it('refuses a passkey that another account has', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { authenticator } = await addPasskey(member);
    const { answer } = await addPasskey(other, authenticator);
    expectRefusal(answer, 'passkey-already-added');
  });

  it('takes twenty at most', async () => {
    const member = await aMember();
    const { authenticator } = await addPasskey(member);
    const { id: _, ...row } = await provided(Db).passkey.findFirstOrThrow({
      where: { userId: member.id },
    });
    await provided(Db).passkey.createMany({
      data: Array.from({ length: 19 }, () => ({ ...row, credentialId: randomUUID() })),
    });
    expect(authenticator.counter).toBe(1);
    expectRefusal(await call(member, 'passkeys/options', 'POST'), 'too-many-passkeys');
  });
});

describe('signing in by a passkey', () => {
  it('is both steps, from any browser', async () => {
    const member = await aMember();
    const { authenticator } = await addPasskey(member);
    const browser = new Browser();
    const { status, body } = await browser.signInWith(authenticator);
    expect(status).toBe(200);
    expect(body.user.id).toBe(member.id);
    expect(await listed({ ...member, token: body.token })).toMatchObject({
      isProven: true,
      passkeys: [{ lastUsedAt: expect.any(String) }],
    });
    expect(browser.cookie('loka_refresh')).toBeDefined();
    expect(browser.cookie('loka_challenge')).toBeUndefined();
  });

  it('is refused for a signature that was used, is late, or was given to another browser', async () => {
    const member = await aMember();
    const { authenticator } = await addPasskey(member);
    const browser = new Browser();
    const { body: options } = await browser.post('passkeys/sign-in-options');
    const passkey = authenticator.sign(options);
    expectRefusal(await new Browser().post('passkeys/sign-in', { passkey }), 'passkey-refused');
    expect((await browser.post('passkeys/sign-in', { passkey })).status).toBe(200);
    await browser.post('passkeys/sign-in-options');
    expectRefusal(await browser.post('passkeys/sign-in', { passkey }), 'passkey-refused');

    const { body: old } = await browser.post('passkeys/sign-in-options');
    wait(301);
    expectRefusal(
      await browser.post('passkeys/sign-in', { passkey: authenticator.sign(old) }),
      'passkey-refused',
    );
  });

  it('uses a challenge up also when the signature is wrong', async () => {
    const member = await aMember();
    const { authenticator } = await addPasskey(member);
    const browser = new Browser();
    const { body: options } = await browser.post('passkeys/sign-in-options');
    const cookie = `loka_challenge=${browser.cookie('loka_challenge')}`;
    const send = (passkey: Json) =>
      api('/api/auth/passkeys/sign-in', { body: { passkey }, headers: { cookie } });
    expectRefusal(
      await send(authenticator.sign(options, { rpId: 'evil.example' })),
      'passkey-refused',
    );
    expectRefusal(await send(authenticator.sign(options)), 'passkey-refused');
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another relying party', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['the handle of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses %s', async (_, wrong) => {
    const { authenticator } = await addPasskey(await aMember());
    expectRefusal(await new Browser().signInWith(authenticator, wrong), 'passkey-refused');
    expect((await new Browser().signInWith(authenticator)).status).toBe(200);
  });

  it('refuses a passkey that nobody has, and one with the id of another', async () => {
    const { authenticator } = await addPasskey(await aMember());
    const stranger = new Authenticator();
    expectRefusal(await new Browser().signInWith(stranger), 'passkey-refused');
    Object.assign(stranger, { credentialId: authenticator.credentialId });
    expectRefusal(await new Browser().signInWith(stranger), 'passkey-refused');
  });

  it('refuses a counter that goes back, and tells the member', async () => {
    const member = await aMember();
    const { authenticator } = await addPasskey(member);
    expect((await new Browser().signInWith(authenticator, { counter: 40 })).status).toBe(200);
    for (const counter of [40, 39, 0])
      expectRefusal(await new Browser().signInWith(authenticator, { counter }), 'passkey-refused');
    expect(
      (await subjects(member.email)).filter((s) => s === "Une clé d'accès a été refusée"),
    ).toHaveLength(3);
    expect((await new Browser().signInWith(authenticator, { counter: 41 })).status).toBe(200);
  });

  it('takes a passkey that does not count', async () => {
    const { authenticator } = await addPasskey(await aMember(), new Authenticator(), {
      counter: 0,
    });
    for (let time = 0; time < 2; time++)
      expect((await new Browser().signInWith(authenticator, { counter: 0 })).status).toBe(200);
  });
});

describe('the passkeys of a member', () => {
  it('are renamed and removed by them alone', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { authenticator } = await addPasskey(member);
    const [{ id } = { id: '' }] = (await listed(member)).passkeys;
    const path = `passkeys/${id}`;
    expectRefusal(await call(other, path, 'PATCH', { name: 'À moi' }), 'passkey-not-found');
    expectRefusal(await call(other, path, 'DELETE'), 'passkey-not-found');
    expect((await call(member, path, 'PATCH', { name: 'Mon téléphone' })).status).toBe(204);
    expect((await listed(member)).passkeys).toMatchObject([{ name: 'Mon téléphone' }]);
    wait(600);
    expectRefusal(await call(member, path, 'DELETE'), 'reauthentication-required');
    const { body: options } = await call(member, 'reauthenticate/passkey-options', 'POST');
    const passkey = authenticator.sign(options);
    expect((await call(member, 'reauthenticate', 'POST', { passkey })).status).toBe(204);
    expect((await call(member, path, 'DELETE')).status).toBe(204);
    expect(await listed(member)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expectRefusal(await new Browser().signInWith(authenticator), 'passkey-refused');
    expect(await subjects(member.email)).toContain(
      "Une clé d'accès a été supprimée de votre compte",
    );
  });

  it('that were added go when it was somebody else, and those from before stay', async () => {
    const member = await aMember();
    const { authenticator: own } = await addPasskey(member);
    wait(73 * 3600);
    const { token } = (await new Browser().signInWith(own)).body;
    const before = (await mailsTo(member.email)).length;
    const { authenticator: added } = await addPasskey({ token });
    expect((await mailsTo(member.email)).length).toBe(before + 1);
    const { body } = await api<{ token: string }>('/api/auth/not-me', {
      body: { token: await mailedToken(member.email) },
    });
    expect(body.token).toBeDefined();
    expectRefusal(await new Browser().signInWith(added), 'passkey-refused');
    const kept = await new Browser().signInWith(own);
    expect(kept.status).toBe(200);
    const mail = (await mailsTo(member.email)).find(
      ({ subject }) => subject === 'Votre compte est de nouveau à vous',
    );
    expect(mail?.text).toMatch(/ajoutées depuis ce moment ont été supprimées/);
    expect(mail?.text).toMatch(/que vous aviez avant restent/);
  });

  it('that were added go also by the link of a later mail', async () => {
    const member = await aMember();
    const { authenticator: added } = await addPasskey(member);
    wait(60);
    expect((await call(member, 'recovery-codes', 'POST')).status).toBe(200);
    const token = await mailedToken(member.email);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expectRefusal(await new Browser().signInWith(added), 'passkey-refused');
  });

  it('of somebody with a role stay: the mailbox alone does not replace them', async () => {
    const admin = await aMember({ role: 'admin', domain: 'equipe.example' });
    await openSecondStepLink(admin);
    const { authenticator } = await addPasskey(admin);
    const token = await mailedToken(admin.email);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expect((await new Browser().signInWith(authenticator)).status).toBe(200);
  });
});
