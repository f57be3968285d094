import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { DeliverPush } from '../src/modules/notifications/push/deliver-push.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, aToken, type Person } from './support/factories.js';
import { listenToReviews, notificationsOf, tellOfReview } from './support/notifications.js';
import { aBrowser, readVapid, startPushService } from './support/push-service.js';

useApi();
beforeAll(listenToReviews);

const noon = '2026-12-01T12:00:00+01:00';
const night = '2026-12-01T23:30:00+01:00';

async function aSubscriber(origin: string) {
  setNow(noon);
  const member = await aMember();
  const browser = aBrowser(origin);
  expect((await subscribe(member, browser.subscription)).status).toBe(204);
  return { member, browser };
}

const subscribe = (as: Person, body: object) => api('/api/push/subscribe', { as, body });

const pushesTo = ({ id: userId }: Person) =>
  provided(Db).pushMessage.findMany({ where: { subscription: { userId } } });

async function deliver(member: Person): Promise<void> {
  for (const { id } of await pushesTo(member)) await provided(DeliverPush).execute(id);
}

it('choices of devices are of use once a browser was allowed to show notifications', async () => {
  const { origin } = await startPushService();
  const settings = async (as: Person) =>
    (await api<{ hasDevice: boolean }>('/api/notifications/settings', { as })).body;
  expect(await settings(await aMember())).toMatchObject({ hasDevice: false });
  const { member, browser } = await aSubscriber(origin);
  expect(await settings(member)).toMatchObject({ hasDevice: true });
  const { endpoint } = browser.subscription;
  await api('/api/push/unsubscribe', { as: member, body: { endpoint } });
  expect(await settings(member)).toMatchObject({ hasDevice: false });
});

describe('a push', () => {
  it('reaches the browser that asked for it, encrypted for it and signed by us', async () => {
    const service = await startPushService();
    const { member, browser } = await aSubscriber(service.origin);
    await tellOfReview(member, 'Un avis');
    await Promise.all([deliver(member), deliver(member)]);

    const [line] = await notificationsOf(member);
    const [message, ...others] = service.received;
    expect(others).toEqual([]);
    expect(browser.read(message?.body as Buffer)).toEqual({
      title: 'Un avis',
      text: 'Il est dit : Un avis',
      path: '/tableau-de-bord/notifications',
      tag: line?.id,
    });
    expect(await readVapid(message?.vapid ?? '')).toMatchObject({
      aud: service.origin,
      sub: `mailto:${env.CONTACT_EMAIL}`,
      key: env.VAPID_PUBLIC_KEY,
    });
    expect(await pushesTo(member)).toMatchObject([{ nextAttemptAt: null, attempts: 1 }]);
  });

  it('is short enough for every push service, whatever was written', async () => {
    const service = await startPushService();
    const { member, browser } = await aSubscriber(service.origin);
    await tellOfReview(member, '"\u0001'.repeat(1_000));
    await deliver(member);
    const [message] = service.received;
    expect(message?.body.length).toBeLessThanOrEqual(4_096);
    expect(browser.read(message?.body as Buffer).text).toMatch(/^Il est dit : .{200,}…$/s);
    expect((await notificationsOf(member))[0]?.text).toHaveLength(2_013);
  });

  it('sent again after a crash has the same tag, so that it is shown once', async () => {
    const service = await startPushService();
    const { member, browser } = await aSubscriber(service.origin);
    await tellOfReview(member, 'Un avis');
    await deliver(member);
    // As a worker leaves it that dies after the service has taken it.
    const data = { sentAt: null, nextAttemptAt: provided(Clock).now() };
    await provided(Db).pushMessage.updateMany({
      where: { subscription: { userId: member.id } },
      data,
    });
    await deliver(member);
    const tags = service.received.map(({ body }) => browser.read(body).tag);
    expect(tags).toHaveLength(2);
    expect(new Set(tags).size).toBe(1);
    expect(await notificationsOf(member)).toHaveLength(1);
  });

  it('waits for the morning, and is tried again while the service is away', async () => {
    const service = await startPushService();
    const { member } = await aSubscriber(service.origin);
    setNow(night);
    await tellOfReview(member, 'Un avis');
    await deliver(member);
    expect(service.received).toHaveLength(0);

    setNow('2026-12-02T06:00:00+01:00');
    service.status = 503;
    await deliver(member);
    const [failed] = await pushesTo(member);
    expect(failed).toMatchObject({ attempts: 1, sentAt: null, nextAttemptAt: expect.any(Date) });
    service.status = 201;
    wait(9);
    await deliver(member);
    expect(service.received).toHaveLength(1);
    wait(1);
    await deliver(member);
    expect(service.received).toHaveLength(2);
    expect(await pushesTo(member)).toMatchObject([{ sentAt: expect.any(Date) }]);
  });

  it('reaches no browser whose sign-in was ended, which is forgotten', async () => {
    const service = await startPushService();
    setNow(noon);
    const member = await aMember();
    const elsewhere = { ...member, token: await aToken(member.id) };
    const [kept, ended] = [aBrowser(service.origin), aBrowser(service.origin)];
    await subscribe(member, kept.subscription);
    await subscribe(elsewhere, ended.subscription);
    await api('/api/auth/sessions', { method: 'DELETE', as: member });
    await tellOfReview(member, 'Un avis');
    await deliver(member);
    expect(service.received).toHaveLength(1);
    const left = await provided(Db).pushSubscription.findMany({ where: { userId: member.id } });
    expect(left.map(({ endpoint }) => endpoint)).toEqual([kept.subscription.endpoint]);

    // Signed in there again, the browser is told of once more.
    const again = { ...member, token: await aToken(member.id) };
    await subscribe(again, ended.subscription);
    await tellOfReview(member, 'Un autre avis');
    await deliver(member);
    expect(service.received).toHaveLength(3);
  });

  it('is given up after a day', async () => {
    const service = await startPushService();
    const { member } = await aSubscriber(service.origin);
    await tellOfReview(member, 'Un avis');
    service.status = 500;
    wait(24 * 3_600);
    await deliver(member);
    expect(await pushesTo(member)).toMatchObject([{ failedAt: expect.any(Date), sentAt: null }]);
  });

  it.each([404, 410])('answered by %i forgets its browser', async (status) => {
    const service = await startPushService();
    const { member } = await aSubscriber(service.origin);
    await tellOfReview(member, 'Un avis');
    service.status = status;
    await deliver(member);
    const where = { userId: member.id };
    expect(await provided(Db).pushSubscription.count({ where })).toBe(0);
    expect(await pushesTo(member)).toEqual([]);
  });

  it('is not sent to a browser that no longer wants any, or is another member’s now', async () => {
    const service = await startPushService();
    const { member, browser } = await aSubscriber(service.origin);
    const next = await aMember();
    await subscribe(next, browser.subscription);
    await tellOfReview(member, 'Un avis');
    expect(await pushesTo(member)).toEqual([]);
    const { endpoint } = browser.subscription;
    await api('/api/push/unsubscribe', { as: member, body: { endpoint } });
    await tellOfReview(next, 'Un avis');
    expect(await pushesTo(next)).toHaveLength(1);
    await api('/api/push/unsubscribe', { as: next, body: { endpoint } });
    expect(await pushesTo(next)).toEqual([]);
  });
});

describe('a subscription', () => {
  it('to an address that is no push service is refused', async () => {
    const member = await aMember();
    for (const origin of [
      'http://127.0.0.1:5432',
      'https://169.254.169.254',
      'https://x.example',
    ]) {
      const answer = await subscribe(member, aBrowser(origin).subscription);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid-request', errors: [{ path: 'endpoint' }] },
      });
    }
  });

  it('with a key for which no message can be sealed is refused', async () => {
    const member = await aMember();
    const { subscription } = aBrowser('https://fcm.googleapis.com');
    const onNoCurve = Buffer.alloc(65).fill(4).toString('base64url');
    for (const p256dh of ['A'.repeat(87), onNoCurve, subscription.keys.p256dh.slice(0, 82)]) {
      const keys = { ...subscription.keys, p256dh };
      expect(await subscribe(member, { ...subscription, keys })).toMatchObject({
        status: 400,
        body: { code: 'invalid-request', errors: [{ path: 'keys.p256dh' }] },
      });
    }
  });

  it('is kept for the ten browsers that asked last', async () => {
    const member = await aMember();
    const service = 'https://fcm.googleapis.com';
    for (let number = 0; number < 12; number++) {
      const { subscription } = aBrowser(service);
      await subscribe(member, { ...subscription, endpoint: `${service}/${randomUUID()}` });
    }
    const where = { userId: member.id };
    expect(await provided(Db).pushSubscription.count({ where })).toBe(10);
  });
});
