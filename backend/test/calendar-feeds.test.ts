import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import type { CalendarFeedView } from '../src/modules/catalogue/calendar/calendar.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

const feed = (as: Person, itemId: string, method: 'GET' | 'POST' = 'GET') =>
  api<CalendarFeedView>(`/api/items/${itemId}/calendar-feed`, { method, as });
const read = (url: string, headers: Record<string, string> = {}) =>
  api<string>(url.replace(env.PUBLIC_URL, ''), { headers });

/** An object whose calendar has an address. */
async function anAddress() {
  const owner = await aMember({ verified: true });
  const { id: itemId } = await anItem({ owner, title: 'Tente, 4 places ; été' });
  const { body } = await feed(owner, itemId, 'POST');
  return { owner, itemId, url: body.url as string };
}

/** The events, as another program reads them. */
function eventsIn(text: string) {
  const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return components.map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      summary: event.summary,
    };
  });
}

const close = (as: Person, itemId: string, from: number, to: number) =>
  api(`/api/items/${itemId}/closures`, {
    method: 'PUT',
    as,
    body: { start: inDays(from), end: inDays(to), closed: true },
  });

describe('the feed of an object', () => {
  it('shows other calendars when it is let and closed, without a session', async () => {
    const { owner, itemId, url } = await anAddress();
    const { id } = await aRequest({ owner, itemId, from: 10, to: 13 });
    await updateStatus(owner, id, 'acceptée');
    await close(owner, itemId, 20, 22);
    const { status, headers, body } = await read(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(eventsIn(body)).toEqual([
      { uid: `rental-${id}@loka`, start: inDays(10), end: inDays(13), summary: 'Réservé' },
      {
        uid: expect.stringMatching(/^closure-[\w-]{36}@loka$/),
        start: inDays(20),
        end: inDays(22),
        summary: 'Fermé',
      },
    ]);
  });

  it('says nothing of who rents, nor of requests', async () => {
    const { owner, itemId, url } = await anAddress();
    const renter = await aMember({ name: 'Zéphyrin Moukagni' });
    const { id } = await aRequest({ owner, itemId, renter });
    expect(eventsIn((await read(url)).body)).toEqual([]);
    await updateStatus(owner, id, 'acceptée');
    const { body } = await read(url);
    expect(eventsIn(body)).toHaveLength(1);
    for (const secret of ['Moukagni', 'Zéphyrin', renter.id, renter.email, '077000001', 'Louis'])
      expect(body).not.toContain(secret);
  });

  it('is the same until something changes, so that it is sent once', async () => {
    const { owner, itemId, url } = await anAddress();
    await close(owner, itemId, 20, 22);
    const etag = (await read(url)).headers.get('etag') ?? '';
    const known = await read(url, { 'if-none-match': `"other", ${etag}` });
    expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
    // Compressed on its way, it may come back as a strong one.
    const strong = await read(url, { 'if-none-match': etag.replace('W/', '') });
    expect(strong.status).toBe(304);
    await close(owner, itemId, 22, 23);
    const changed = await read(url, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('has no address until its owner asks for one, and keeps it', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner });
    expect((await feed(owner, id)).body).toEqual({ url: null });
    const { body } = await feed(owner, id, 'POST');
    expect(body.url).toMatch(/^https?:\/\/.+\/api\/calendars\/[\w-]{43}\.ics$/);
    expect((await feed(owner, id)).body).toEqual(body);
  });

  it('is found at its new address alone from the moment that it is renewed', async () => {
    const { owner, itemId, url } = await anAddress();
    const etag = (await read(url)).headers.get('etag') ?? '';
    const { body } = await feed(owner, itemId, 'POST');
    expectRefusal(await read(url, { 'if-none-match': etag }), 'not-found');
    expect((await read(body.url as string)).status).toBe(200);
  });

  it.each([
    randomUUID(),
    `${'x'.repeat(43)}.ics`,
    `${'x'.repeat(500)}.ics`,
    '.ics',
    '%00.ics',
    "'--.ics",
  ])('is not found at an address of none: %s', async (file) => {
    expectRefusal(await api(`/api/calendars/${file}`), 'not-found');
  });

  it('is not found once the object is deleted', async () => {
    const { itemId, url } = await anAddress();
    await provided(Db).item.update({ where: { id: itemId }, data: { deletedAt: new Date() } });
    expectRefusal(await read(url), 'not-found');
  });

  it("has an address that is its owner's alone", async () => {
    const { itemId, owner } = await anAddress();
    for (const other of [await aMember({ verified: true }), await aStaffMember()]) {
      expectRefusal(await feed(other, itemId), 'forbidden');
      expectRefusal(await feed(other, itemId, 'POST'), 'forbidden');
    }
    expectRefusal(await feed(owner, randomUUID()), 'item-not-found');
  });

  it('may be asked for so often from one address, and then later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 121 }, () => api('/api/calendars/x.ics')),
    );
    expect(answers.filter(({ status }) => status === 429)).not.toEqual([]);
  });
});
