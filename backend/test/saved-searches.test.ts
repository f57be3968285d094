import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeleteDue } from '../src/modules/personal-data/deletion/delete-due.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { NewlyOffered } from '../src/modules/saved-searches/newly-offered.js';
import type { SavedSearchView } from '../src/modules/saved-searches/saved-searches.schema.js';
import { TellMatches } from '../src/modules/saved-searches/tell-matches.js';
import { Db } from '../src/platform/database/prisma.js';
import { PersonalData } from '../src/platform/personal-data.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { inDays } from './support/rentals.js';
import { suspend } from './support/suspensions.js';

useApi();

const db = () => provided(Db);
const path = '/api/saved-searches';
const save = (as: Person, search: object) => api<SavedSearchView>(path, { as, body: search });
const list = async (as: Person) => (await api<SavedSearchView[]>(path, { as })).body;
const remove = (as: Person, id: string) => api(`${path}/${id}`, { method: 'DELETE', as });
const tell = () => provided(TellMatches).execute();
const bell = ({ id }: Person) =>
  db().notification.findMany({
    where: { userId: id, kind: 'saved-search.matched' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
const titles = async (as: Person) => (await bell(as)).map(({ title }) => title);
/** A word that no other object has. */
const aWord = () => `mot${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const oneFound = ['Un nouvel objet pour votre recherche'];

async function searching(search: object): Promise<Person> {
  const member = await aMember();
  expect((await save(member, search)).status).toBe(201);
  return member;
}

describe('a saved search', () => {
  it('is kept without what restricts nothing, listed and deleted', async () => {
    const member = await aMember();
    const search = { q: ' tente ', category: 'sport', minPrice: 0, city: ['Port-Gentil'] };
    const { body } = await save(member, { ...search, from: inDays(3), to: inDays(4) });
    expect(body).toMatchObject({
      ...{ q: 'tente', category: 'sport', minPrice: null, maxPrice: null },
      ...{ location: [], city: ['Port-Gentil'] },
    });
    expect(await list(member)).toEqual([body]);
    expect((await remove(member, body.id)).status).toBe(204);
    expectRefusal(await remove(member, body.id), 'saved-search-not-found');
    expect(await list(member)).toEqual([]);
  });

  it('is saved once, also when it is sent twice at the same time', async () => {
    const member = await aMember();
    const answers = await Promise.all([
      save(member, { q: 'Tente', location: ['Glass', 'Louis'] }),
      save(member, { q: 'tente', location: ['Louis', 'Glass'], category: 'tous' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(await list(member)).toHaveLength(1);
  });

  it('is saved once in letters of which the database and the program have different small ones', async () => {
    const member = await aMember();
    for (const q of ['İ', 'i', 'I', 'ẞ', 'ß', 'ς', 'Σ'])
      expect((await save(member, { q })).status, q).toBe(201);
    const ids = (await list(member)).map(({ id }) => id);
    for (const q of ['İ', 'i', 'I', 'ẞ', 'ß', 'ς', 'Σ'])
      expect(ids).toContain((await save(member, { q })).body.id);
    expect(await list(member)).toHaveLength(ids.length);
  });

  it('is of something', async () => {
    const member = await aMember();
    const empty = await save(member, { q: ' ', category: 'tous' });
    expect(expectRefusal(empty, 'invalid-request')).toMatchObject([{ path: 'q' }]);
  });

  it('is one of 20 at most', async () => {
    const member = await aMember();
    for (let count = 1; count < 20; count++) await save(member, { maxPrice: count });
    const answers = await Promise.all([20, 21, 22].map((maxPrice) => save(member, { maxPrice })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    if (refused) expectRefusal(refused, 'too-many-saved-searches');
    expect(await list(member)).toHaveLength(20);
    const data = {
      id: randomUUID(),
      userId: member.id,
      filters: { q: 'x' },
      createdAt: new Date(),
    };
    await expect(db().savedSearch.create({ data })).rejects.toThrow(/saved_searches_most/);
  });

  it('of somebody else is not there', async () => {
    const [member, other] = [await searching({ q: 'tente' }), await aMember()];
    const [saved] = await list(member);
    expectRefusal(await remove(other, saved?.id ?? ''), 'saved-search-not-found');
    expect(await list(member)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
  });
});

describe('a member with a saved search is told', () => {
  it('once, of all that was newly offered and matches as specified', async () => {
    const word = aWord();
    const member = await searching({
      q: word.toUpperCase(),
      category: 'bricolage',
      maxPrice: 5_000,
    });
    await anItem({ title: `Perceuse ${word}` });
    await anItem({ title: `Scie ${word}` });
    await anItem({ title: `Tente ${word}`, category: 'sport' });
    await anItem({ title: `Bétonnière ${word}`, price: 5_001 });
    await anItem({ title: 'Perceuse' });
    await tell();
    await tell();
    const [line, ...others] = await bell(member);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      title: '2 nouveaux objets pour votre recherche',
      path: `/explorer?q=${word.toUpperCase()}&category=bricolage&maxPrice=5000`,
      category: 'favourites',
    });
    const mails = await mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([line?.title]);
    const found = await api<object[]>(`/items?${line?.path?.split('?')[1]}`);
    expect(found.body).toHaveLength(2);
  });

  it('also when there are searches of before for prices that no object can have', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    for (const price of [3_000_000_000, 2 ** 53 - 1])
      for (const name of ['minPrice', 'maxPrice']) {
        expectRefusal(await save(member, { q: word, [name]: price }), 'invalid-request');
        const filters = { q: word, [name]: price };
        await db().savedSearch.create({
          data: { id: randomUUID(), userId: member.id, filters, createdAt: new Date() },
        });
      }
    await anItem({ title: word });
    await tell();
    // By the search without a price, and by both with a highest one.
    expect(await titles(member)).toEqual([...oneFound, ...oneFound, ...oneFound]);
  });

  it('also while the search of somebody else cannot be asked', async () => {
    const word = aWord();
    const [member, broken] = [await searching({ q: word }), await aMember()];
    const filters = { q: word, category: 'jamais' };
    const { id } = await db().savedSearch.create({
      data: { id: randomUUID(), userId: broken.id, filters, createdAt: new Date() },
    });
    onTestFinished(async () => {
      await db().savedSearch.deleteMany({ where: { id } });
    });
    const item = await anItem({ title: word });
    await tell();
    expect(await titles(member)).toEqual(oneFound);
    // Of the one that could not be asked, nothing is lost.
    expect(await db().newlyOfferedItem.count({ where: { itemId: item.id } })).toBe(1);
  });

  it('of what is newly offered later in another note', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    await anItem({ title: word });
    await tell();
    wait(600);
    await anItem({ title: word });
    await tell();
    expect(await titles(member)).toEqual([...oneFound, ...oneFound]);
  });

  it('by no mail when the mails of favourites are switched off', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    await db().notificationSettings.create({
      data: {
        userId: member.id,
        off: ['favourites:mail'],
        quietFrom: null,
        quietTo: null,
        updatedAt: new Date(),
      },
    });
    await anItem({ title: word });
    await tell();
    expect(await titles(member)).toEqual(oneFound);
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('of none of their own objects', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true });
    const other = await searching({ q: word });
    await save(owner, { q: word });
    await anItem({ owner, title: word });
    await tell();
    expect(await titles(owner)).toEqual([]);
    expect(await titles(other)).toEqual(oneFound);
  });

  it('of nothing that is hidden, withdrawn or deleted, until it is offered', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    const hidden = await anItem({
      ...{ title: word, hiddenAt: new Date(), available: false, offeredBeforeHidden: true },
    });
    await anItem({ title: word, available: false });
    await anItem({ title: word, available: false, deletedAt: new Date() });
    await tell();
    expect(await titles(member)).toEqual([]);
    await db().item.update({
      where: { id: hidden.id },
      data: { hiddenAt: null, available: true, offeredBeforeHidden: null },
    });
    await tell();
    expect(await titles(member)).toEqual(oneFound);
  });

  it('of what is paused once the pause is over', async () => {
    const word = aWord();
    const [member, owner] = [await searching({ q: word }), await aMember({ verified: true })];
    const { id } = await anItem({ owner, title: word });
    const body = { until: inDays(3) };
    expect((await api(`/api/items/${id}/pause`, { method: 'PUT', as: owner, body })).status).toBe(
      200,
    );
    await tell();
    expect(await titles(member)).toEqual([]);
    wait(3 * 86_400);
    await tell();
    await tell();
    expect(await titles(member)).toEqual(oneFound);
  });

  it('of an object that its owner describes otherwise, and of none twice', async () => {
    const word = aWord();
    const [member, owner] = [await searching({ q: word }), await aMember({ verified: true })];
    const { id } = await anItem({ owner, title: 'Perceuse' });
    await tell();
    expect(await titles(member)).toEqual([]);
    for (const title of [word, 'Perceuse', `${word} encore`]) {
      await db().item.update({ where: { id }, data: { title } });
      wait(600);
      await tell();
    }
    expect(await titles(member)).toEqual(oneFound);
  });

  it('of nothing by an owner from whom a block keeps them apart', async () => {
    const word = aWord();
    const [member, blocker, owner] = [
      await searching({ q: word }),
      await searching({ q: word }),
      await aMember({ verified: true }),
    ];
    const block = (as: Person, other: Person) =>
      api(`/api/blocked-members/${other.id}`, { as, method: 'PUT' });
    await block(owner, member);
    await block(blocker, owner);
    await anItem({ owner, title: word });
    await tell();
    expect(await titles(member)).toEqual([]);
    expect(await titles(blocker)).toEqual([]);
  });

  it('of nothing while the member is suspended', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    expect((await suspend(await aStaffMember(), member)).status).toBe(200);
    expect(await list(member)).toHaveLength(1);
    await anItem({ title: word });
    await tell();
    expect(await titles(member)).toEqual([]);
  });

  it('of nothing once the account is to be deleted', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    await api('/api/account/deletion', { as: member, body: { confirmed: true } });
    await anItem({ title: word });
    await tell();
    expect(await titles(member)).toEqual([]);
  });

  it('once, when a round could not be ended', async () => {
    const word = aWord();
    const [told, failing] = [await searching({ q: word }), await searching({ q: word })];
    await anItem({ title: word });
    // What its notification needs cannot be written.
    const refuses = `refuse_${word}`;
    await db().$executeRawUnsafe(`create function ${refuses}() returns trigger language plpgsql as
      $$ begin raise exception 'no notification'; end $$`);
    await db().$executeRawUnsafe(`create trigger ${refuses} before insert on notifications
      for each row when (new.user_id = '${failing.id}') execute function ${refuses}()`);
    await tell();
    expect(await titles(told)).toEqual(oneFound);
    expect(await db().savedSearchMatch.count({ where: { search: { userId: failing.id } } })).toBe(
      0,
    );
    await db().$executeRawUnsafe(`drop function ${refuses} cascade`);
    await tell();
    await tell();
    expect(await titles(told)).toEqual(oneFound);
    expect(await titles(failing)).toEqual(oneFound);
  });

  it('once, by rounds of several workers', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    await anItem({ title: word });
    await Promise.all([tell(), tell(), tell()]);
    expect(await titles(member)).toEqual(oneFound);
  });
});

describe('what is newly offered', () => {
  it('is looked for again when it changes during a round', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    const { id } = await anItem({ title: 'Perceuse' });
    const round = await provided(NewlyOffered).begin();
    expect(round.itemIds).toContain(id);
    await db().item.update({ where: { id }, data: { title: word } });
    await provided(NewlyOffered).forget(round);
    expect(await db().newlyOfferedItem.count({ where: { itemId: id } })).toBe(1);
    await tell();
    expect(await titles(member)).toEqual(oneFound);
    expect(await db().newlyOfferedItem.count({ where: { itemId: id } })).toBe(0);
  });

  it('is asked for in batches, each by a round of its own', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    const pausedUntil = new Date(`${inDays(3)}T00:00:00Z`);
    const { id: paused } = await anItem({ title: word, pausedUntil });
    const { ownerId, description, createdAt } = await anItem({ title: 'Perceuse' });
    const data = Array.from({ length: 1_500 }, () => ({
      ...{ id: randomUUID(), ownerId, title: word, description, category: 'sport' as const },
      ...{ price: 500, priceUnit: 'jour' as const, location: 'Libreville', createdAt },
    }));
    await db().item.createMany({ data });
    const first = await provided(NewlyOffered).begin();
    expect(first.itemIds.length).toBeLessThanOrEqual(1_000);
    expect(first.last).not.toBeNull();
    await tell();
    const told = (
      await db().savedSearchMatch.findMany({ where: { search: { userId: member.id } } })
    ).length;
    expect(told).toBe(1_500);
    const waiting = await db().$queryRaw`
      select item_id from newly_offered_items join items on id = item_id where title = ${word}`;
    expect(waiting).toEqual([{ item_id: paused }]);
  });

  it('is nobody’s own to be told of, says the database', async () => {
    const owner = await aMember({ verified: true });
    const { body } = await save(owner, { q: aWord() });
    const [own, hidden] = [
      await anItem({ owner }),
      await anItem({ hiddenAt: new Date(), available: false, offeredBeforeHidden: true }),
    ];
    for (const { id: itemId } of [own, hidden]) {
      const data = { searchId: body.id, itemId, toldAt: new Date() };
      await expect(db().savedSearchMatch.create({ data })).rejects.toThrow(
        /saved_search_matches_offered/,
      );
    }
  });
});

describe('the saved searches of a member', () => {
  it('are in what the member is given, and go with the account', async () => {
    const word = aWord();
    const member = await searching({ q: word });
    await anItem({ title: word });
    await tell();
    const files = await provided(PersonalData).collect(member.id);
    const file = files.find(({ name }) => name === 'recherches.json');
    expect(file && 'content' in file && file.content).toMatchObject([
      { filters: { q: word }, matches: [{}] },
    ]);
    await api('/api/account/deletion', { as: member, body: { confirmed: true } });
    wait(7 * 86_400);
    await provided(DeleteDue).execute();
    const { deletedAt } = await db().user.findUniqueOrThrow({ where: { id: member.id } });
    expect(deletedAt).not.toBeNull();
    expect(await db().savedSearch.count({ where: { userId: member.id } })).toBe(0);
    const facts = await db().domainEvent.findMany({ where: { kind: 'saved-search.matched' } });
    expect(JSON.stringify(facts)).not.toContain(word);
  });

  it('agree with what was told', async () => {
    const audit = await provided(AuditBooks).execute();
    const ofSearches = audit.filter(({ name }) => name.includes('saved search'));
    expect(ofSearches).toHaveLength(4);
    for (const { name, violations } of ofSearches) expect(violations, name).toEqual([]);
  });
});
