import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { SendGathered } from '../src/modules/notifications/send-gathered.js';
import type { SettingsView } from '../src/modules/notifications/settings/settings.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import {
  listenToReviews,
  notificationsOf,
  recordReview,
  tellOfReview,
  unreadOf,
} from './support/notifications.js';
import { aRequest, updateStatus } from './support/rentals.js';

useApi();
beforeAll(listenToReviews);

const noon = '2026-12-01T12:00:00+01:00';
const night = '2026-12-01T23:30:00+01:00';
const morning = '2026-12-02T06:00:00+01:00';

async function change(as: Person, body: { off: string[]; quietHours: object | null }) {
  const call = { method: 'PUT', as, body } as const;
  return api<SettingsView>('/api/notifications/settings', call);
}

/** What the mails to somebody say, oldest first. */
const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ subject }) => subject).reverse();

/** The address at which a mail program says that its reader wants no more. */
async function unsubscribeUrl({ email }: Person): Promise<string> {
  const [mail] = await mailsTo(email);
  return mail?.unsubscribeUrl?.replace(env.PUBLIC_URL, '') ?? '';
}

const sendGathered = () => provided(SendGathered).executeDue();

describe('the bell', () => {
  it('says what its mail says, and leads to the same page', async () => {
    const { owner, id } = await aRequest();
    const [line, ...others] = await notificationsOf(owner);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      category: 'requests',
      title: expect.stringContaining('Nouvelle demande pour « Perceuse à percussion »'),
      text: expect.stringContaining('est demandé'),
      path: `/tableau-de-bord/demandes?location=${id}`,
      isRead: false,
    });
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe(line?.title);
    expect(mail?.html).toContain('Prix de la location');
    await updateStatus(owner, id, 'acceptée');
  });

  it('is told once of an event, however often the answer is sent', async () => {
    const { owner, renter, id } = await aRequest();
    for (let time = 0; time < 3; time++) await updateStatus(owner, id, 'acceptée');
    expect((await notificationsOf(renter)).map(({ title }) => title)).toEqual([
      'Location acceptée : « Perceuse à percussion »',
      'Paiement confirmé : « Perceuse à percussion »',
    ]);
  });

  it('is not rung by what is not committed', async () => {
    const member = await aMember();
    const lost = provided(Transactions).run(async (tx, afterCommit) => {
      await recordReview(tx, afterCommit, member, 'un');
      throw new Error('lost');
    });
    await expect(lost).rejects.toThrow('lost');
    expect(await notificationsOf(member)).toEqual([]);
    expect(await subjectsTo(member)).toEqual([]);
  });

  it('is read no earlier than it was written, also by an api whose clock is behind', async () => {
    const member = await aMember();
    await tellOfReview(member, 'un');
    wait(-5);
    await api('/api/notifications/read', { method: 'POST', as: member });
    const [line] = await provided(Db).notification.findMany({ where: { userId: member.id } });
    expect(line?.readAt).toEqual(line?.createdAt);
  });

  it('counts what is unread; a line is marked read by its member alone, and all at once', async () => {
    const member = await aMember();
    const stranger = await aMember();
    for (const words of ['un', 'deux', 'trois']) await tellOfReview(member, words);
    const [newest] = await notificationsOf(member);
    const address = `/api/notifications/${newest?.id}/read`;
    expect((await api(address, { method: 'POST', as: stranger })).status).toBe(404);
    expect(await unreadOf(member)).toBe(3);
    for (let time = 0; time < 2; time++) {
      expect((await api(address, { method: 'POST', as: member })).status).toBe(204);
    }
    expect(await unreadOf(member)).toBe(2);
    await api('/api/notifications/read', { method: 'POST', as: member });
    expect(await unreadOf(member)).toBe(0);
    expect((await notificationsOf(member)).every(({ isRead }) => isRead)).toBe(true);
  });

  it('goes on page by page, without gap or double', async () => {
    const member = await aMember();
    const words = ['a', 'b', 'c', 'd', 'e'];
    for (const word of words) await tellOfReview(member, word);
    const first = await api<{ title: string }[]>('/api/notifications?limit=3', { as: member });
    expect(first.headers.get('x-total-count')).toBe('5');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api<{ title: string }[]>(next, { as: member });
    expect(second.headers.get('link')).toBeNull();
    expect([...first.body, ...second.body].map(({ title }) => title)).toEqual(words.reverse());
  });
});

describe('mails of one category', () => {
  it('are one mail when more than three wait for the morning', async () => {
    const member = await aMember();
    setNow(night);
    for (const words of ['un', 'deux', 'trois', 'quatre']) await tellOfReview(member, words);
    expect(await notificationsOf(member)).toHaveLength(4);
    await sendGathered();
    expect(await subjectsTo(member)).toHaveLength(4);

    setNow(morning);
    await Promise.all([sendGathered(), sendGathered()]);
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '4 nouvelles : Avis', heldWith: null });
    for (const words of ['un', 'deux', 'trois', 'quatre'])
      expect(mail?.text).toContain(`• ${words}`);
  });

  it('stay apart when few waited, and are due in the morning', async () => {
    const member = await aMember();
    setNow(night);
    await tellOfReview(member, 'un');
    setNow(morning);
    await sendGathered();
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'un', heldWith: null, nextAttemptAt: new Date(morning) });
  });

  it('are one mail when many come within half an hour', async () => {
    const member = await aMember();
    setNow(noon);
    for (let number = 1; number <= 9; number++) {
      await tellOfReview(member, `avis ${number}`);
      wait(60);
    }
    const held = async () => (await mailsTo(member.email)).filter((mail) => mail.heldWith);
    expect(await held()).toHaveLength(6);
    wait(3_600);
    await sendGathered();
    expect(await held()).toEqual([]);
    expect(await subjectsTo(member)).toEqual(['avis 1', 'avis 2', 'avis 3', '6 nouvelles : Avis']);
  });
});

describe('a mail that can be switched off', () => {
  it('names the address for it, at which a mail program is heard without a session', async () => {
    const member = await aMember();
    setNow(noon);
    await tellOfReview(member, 'un');
    const url = await unsubscribeUrl(member);
    const view = `/api/notifications/unsubscribe/${url.split('/').at(-1)}`;
    expect((await api(view)).body).toEqual({ label: 'Avis', isOff: false });

    for (let time = 0; time < 2; time++) {
      const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await api(url, { method: 'POST', body: `${form}` as never, headers });
      expect(answer.status).toBe(204);
    }
    expect((await api(view)).body).toEqual({ label: 'Avis', isOff: true });
    await tellOfReview(member, 'deux');
    expect(await subjectsTo(member)).toEqual(['un']);
    expect(await notificationsOf(member)).toHaveLength(2);
    expect(
      (await api<SettingsView>('/api/notifications/settings', { as: member })).body,
    ).toMatchObject({ off: ['reviews:mail'], quietHours: { from: 22, to: 6 } });
  });

  it('is not sent any more when it is switched off while it waits for the morning', async () => {
    const [few, many] = [await aMember(), await aMember()];
    setNow(night);
    for (const words of ['un', 'deux', 'trois', 'quatre']) await tellOfReview(many, words);
    await tellOfReview(few, 'un');
    for (const member of [few, many])
      expect((await api(await unsubscribeUrl(member), { method: 'POST' })).status).toBe(204);
    setNow(morning);
    await sendGathered();
    expect(await subjectsTo(few)).toEqual([]);
    expect(await subjectsTo(many)).toEqual([]);
    expect(await notificationsOf(many)).toHaveLength(4);
  });

  it('is switched off by a form of either kind that mail programs may send', async () => {
    const member = await aMember();
    setNow(noon);
    await tellOfReview(member, 'un');
    const body =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await api(await unsubscribeUrl(member), {
      method: 'POST',
      body: body as never,
      headers,
    });
    expect(answer.status).toBe(204);
    await tellOfReview(member, 'deux');
    expect(await subjectsTo(member)).toEqual(['un']);
  });

  it('is not switched off by a token of another hand or of another category', async () => {
    const member = await aMember();
    setNow(noon);
    await tellOfReview(member, 'un');
    const url = await unsubscribeUrl(member);
    const other = (await aMember()).id;
    for (const forged of [
      url.replace(member.id, other),
      url.replace('reviews', 'messages'),
      url.replace('reviews', 'money'),
      `${url}x`,
      '/desabonnement/nothing',
    ]) {
      expect((await api(forged, { method: 'POST' })).status).toBe(410);
    }
    const settings = await api<SettingsView>('/api/notifications/settings', { as: member });
    expect(settings.body.off).toEqual([]);
  });
});

describe('mails about money, safety and decisions', () => {
  it('name no such address and are sent whatever is switched off', async () => {
    const member = await aMember();
    const answer = await change(member, {
      off: ['security:mail', 'money:mail', 'reviews:mail', 'security:push'],
      quietHours: null,
    });
    expect(answer.body).toMatchObject({
      off: ['reviews:mail', 'security:push'],
      quietHours: null,
    });
    const staff = await aMember({ role: 'admin' });
    setNow(night);
    await api(`/api/admin/users/${member.id}/freeze`, {
      as: staff,
      body: { reason: 'Vérification en cours' },
    });
    const [mail] = await mailsTo(member.email);
    expect(mail).toMatchObject({
      subject: 'Votre portefeuille est bloqué',
      unsubscribeUrl: null,
      heldWith: null,
    });
  });

  it('are kept on by the database', async () => {
    const { id: userId } = await aMember();
    const data = { userId, off: ['money:mail'], updatedAt: new Date() };
    await expect(provided(Db).notificationSettings.create({ data })).rejects.toThrow();
  });
});

describe('quiet hours', () => {
  it('that begin and end at the same hour are refused at their field', async () => {
    const member = await aMember();
    const answer = await change(member, { off: [], quietHours: { from: 8, to: 8 } });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-request',
        errors: [{ path: 'quietHours.to', message: 'Choisissez deux heures différentes.' }],
      },
    });
  });
});

describe('mails that waited for others', () => {
  it('are sent however many others fail', async () => {
    const subject = `Attente ${randomUUID()}`;
    const waiting = Array.from({ length: 250 }, () => `${randomUUID()}:requests`);
    const at = new Date(provided(Clock).now().getTime() - 60_000);
    const mail = { to: 'x@example.com', subject, text: '', html: '', createdAt: at };
    await provided(Db).outboxMail.createMany({
      data: waiting.map((heldWith) => ({ ...mail, heldWith, nextAttemptAt: at })),
    });
    onTestFinished(async () => {
      await provided(Db).outboxMail.deleteMany({ where: { subject } });
    });
    const execute = vi.spyOn(provided(SendGathered), 'execute').mockRejectedValue(new Error());
    await sendGathered();
    const tried = new Set(execute.mock.calls.map(([heldWith]) => heldWith));
    expect(waiting.filter((heldWith) => !tried.has(heldWith))).toEqual([]);
  });
});
