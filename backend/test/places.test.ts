import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import type { CityView, StaffPlaceView } from '../src/modules/places/places.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aMeetingPoint } from './support/places.js';

useApi();

const point = { latitude: 0.41, longitude: 9.44 };
const db = () => provided(Db);
const aName = () => `Quartier ${randomUUID()}`;
const places = async () => (await api<CityView[]>('/api/places')).body;
const cityNamed = async (name: string) =>
  (await places()).find((city) => city.name === name) as CityView;
const locationOf = async (id: string) =>
  (await db().item.findUniqueOrThrow({ where: { id } })).location;

function add(as: Person, place: object) {
  return api<StaffPlaceView>('/api/admin/places', { as, body: { point, ...place } });
}

function change(as: Person, id: string, body: object) {
  return api<StaffPlaceView>(`/api/admin/places/${id}`, {
    method: 'PUT',
    as,
    body: { point, ...body },
  });
}

async function aQuartier(as: Person, name = aName()) {
  const { id: within } = await cityNamed('Libreville');
  return (await add(as, { kind: 'quartier', name, within })).body;
}

describe('the places', () => {
  it('are the cities with their quartiers, and may be kept for some minutes', async () => {
    const { body, headers } = await api<CityView[]>('/api/places');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const quartiers = (city: string) =>
      body.find(({ name }) => name === city)?.quartiers.map(({ name }) => name);
    expect(quartiers('Libreville')).toEqual(
      expect.arrayContaining(['Glass', 'Louis', 'Nzeng-Ayong', 'Owendo']),
    );
    expect(quartiers('Port-Gentil')).toEqual(
      expect.arrayContaining(['Balise', 'Grand Village', 'Ntchengué']),
    );
  });

  it('name meeting points with their quartier and how to find them', async () => {
    const { id, name, latitude, longitude } = await aMeetingPoint();
    const { meetingPoints } = await cityNamed('Libreville');
    expect(meetingPoints.find((one) => one.id === id)).toEqual({
      id,
      name,
      landmark: 'devant la banque',
      quartier: 'Louis',
      city: 'Libreville',
      point: { latitude, longitude },
    });
  });

  it('that are out of use are not offered, nor what lies within them', async () => {
    const staff = await aStaffMember();
    const quartier = await aQuartier(staff);
    const place = { kind: 'meeting_point', name: aName(), within: quartier.id };
    const { body: meetingPoint } = await add(staff, place);
    const offered = async () => {
      const { quartiers, meetingPoints } = await cityNamed('Libreville');
      return [quartiers, meetingPoints].map((list) =>
        list.some(({ id }) => id === quartier.id || id === meetingPoint.id),
      );
    };
    expect(await offered()).toEqual([true, true]);
    await api(`/api/admin/places/${quartier.id}/deactivate`, { method: 'POST', as: staff });
    expect(await offered()).toEqual([false, false]);
    await api(`/api/admin/places/${quartier.id}/activate`, { method: 'POST', as: staff });
    expect(await offered()).toEqual([true, true]);
  });
});

describe('staff', () => {
  it('add, rename and deactivate places, each on record', async () => {
    const staff = await aStaffMember();
    const [before, after] = [aName(), aName()];
    const { id } = await aQuartier(staff, before);
    await change(staff, id, { name: after });
    const { body } = await api<StaffPlaceView>(`/api/admin/places/${id}/deactivate`, {
      method: 'POST',
      as: staff,
    });
    expect(body).toMatchObject({
      kind: 'quartier',
      name: after,
      city: 'Libreville',
      active: false,
    });
    await api(`/api/admin/places/${id}/deactivate`, { method: 'POST', as: staff });
    const entries = await db().auditLog.findMany({
      where: { subject: 'place', subjectId: id },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ action, actorId, detail }) => [action, actorId, detail])).toEqual([
      ['add-place', staff.id, { kind: 'quartier', name: before }],
      ['change-place', staff.id, { kind: 'quartier', name: after, before }],
      ['deactivate-place', staff.id, { kind: 'quartier', name: after }],
    ]);
  });

  it('leave objects of a city that is out of use to their owners, where they are', async () => {
    const staff = await aStaffMember();
    const { body: city } = await add(staff, { kind: 'city', name: aName() });
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner, location: city.name });
    await api(`/api/admin/places/${city.id}/deactivate`, { method: 'POST', as: staff });
    const edit = (location: string, version: number) =>
      api<ItemView>(`/items/${id}`, {
        method: 'PUT',
        as: owner,
        body: { title: 'Perceuse', price: 6_000, location, version },
      });
    expect((await edit(city.name, 1)).body).toMatchObject({ price: 6_000, location: city.name });
    const moved = await edit(`Plateau, ${city.name}`, 2);
    expect(expectRefusal(moved, 'invalid-request')).toMatchObject([{ path: 'location' }]);
    expect((await edit('Glass, Libreville', 2)).status).toBe(200);
  });

  it('give names that owners can say their objects are in, however long', async () => {
    const staff = await aStaffMember();
    const longest = () => `${randomUUID()} ${'a'.repeat(23)}`;
    const { body: city } = await add(staff, { kind: 'city', name: longest() });
    const quartier = { kind: 'quartier', name: longest(), within: city.id };
    const location = `${(await add(staff, quartier)).body.name}, ${city.name}`;
    const owner = await aMember({ verified: true });
    const item = { title: 'Perceuse', price: 6_000, location };
    expect((await api<ItemView>('/item', { as: owner, body: item })).body.location).toBe(location);
  });

  it.each(['--', '\u200b\u200b', '. .'])(
    'give no place a name without a letter: %j',
    async (name) => {
      const answer = await add(await aStaffMember(), { kind: 'city', name });
      expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path: 'name' }]);
    },
  );

  it('find places by kind, name and use', async () => {
    const staff = await aStaffMember();
    const name = aName();
    const { id } = await aQuartier(staff, `${name} É`);
    const find = async (query: string) =>
      (await api<StaffPlaceView[]>(`/api/admin/places?${query}`, { as: staff })).body;
    const q = encodeURIComponent(`${name} e`);
    expect(await find(`q=${q}`)).toMatchObject([{ id }]);
    expect(await find(`q=${q}&kind=city`)).toEqual([]);
    expect(await find(`q=${q}&active=false`)).toEqual([]);
    expect(await find(`q=${q}&active=true&kind=quartier`)).toMatchObject([{ id, point }]);
  });

  it('give no two quartiers of a city the same name, whatever the accents', async () => {
    const staff = await aStaffMember();
    const { id: within } = await cityNamed('Libreville');
    expectRefusal(
      await add(staff, { kind: 'quartier', name: 'akebe', within }),
      'place-name-taken',
    );
    const quartier = await aQuartier(staff);
    expectRefusal(await change(staff, quartier.id, { name: 'Louis' }), 'place-name-taken');
  });

  it('put a place into one that there is', async () => {
    const staff = await aStaffMember();
    const place = { kind: 'quartier', name: aName(), within: randomUUID() };
    expectRefusal(await add(staff, place), 'place-not-found');
    expectRefusal(await change(staff, randomUUID(), { name: aName() }), 'place-not-found');
  });

  it.each([
    ['within', { kind: 'quartier', name: 'Plein Ciel' }],
    ['within', { kind: 'city', name: 'Oyem', within: randomUUID() }],
    ['name', { kind: 'city', name: 'Oyem, Woleu' }],
    ['point.latitude', { kind: 'city', name: 'Paris', point: { latitude: 48, longitude: 9 } }],
  ])('are told what is wrong with its %s', async (path, place) => {
    const answer = await add(await aStaffMember(), place);
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path }]);
  });
});

describe('the location of an object', () => {
  const list = async (location: string, as?: Person) =>
    api<ItemView>('/item', {
      as: as ?? (await aMember({ verified: true })),
      body: { title: 'Échelle', price: 2_500, location },
    });

  it('is spelt as the quartier and the city are', async () => {
    const { body } = await list('nzeng-AYONG, libreville');
    expect(body.location).toBe('Nzeng-Ayong, Libreville');
  });

  it('may be a quartier that the lists do not have, which is kept as it was typed', async () => {
    const { body } = await list('Derrière la Prison, Libreville');
    expect(body.location).toBe('Derrière la Prison, Libreville');
    const { quartierId } = await db().item.findUniqueOrThrow({ where: { id: body.id } });
    expect(quartierId).toBeNull();
  });

  it('is in a city that is offered', async () => {
    const staff = await aStaffMember();
    const name = `Ville ${randomUUID()}`;
    const { body: city } = await add(staff, { kind: 'city', name });
    expect((await list(`Centre, ${name}`)).status).toBe(201);
    await api(`/api/admin/places/${city.id}/deactivate`, { method: 'POST', as: staff });
    const fields = expectRefusal(await list(`Centre, ${name}`), 'invalid-request');
    expect(fields).toMatchObject([{ path: 'location' }]);
    expect(fields?.[0]?.message).toContain('« Quartier, Libreville »');
  });

  it('follows the new name of its quartier and of its city', async () => {
    const staff = await aStaffMember();
    const city = (await add(staff, { kind: 'city', name: `Ville ${randomUUID()}` })).body;
    const within = city.id;
    const quartier = (await add(staff, { kind: 'quartier', name: aName(), within })).body;
    const inQuartier = await anItem({ location: `${quartier.name}, ${city.name}` });
    const typed = await anItem({ location: `Ailleurs, ${city.name}` });
    const [newQuartier, newCity] = [aName(), `Ville ${randomUUID()}`];
    await change(staff, quartier.id, { name: newQuartier });
    expect(await locationOf(inQuartier.id)).toBe(`${newQuartier}, ${city.name}`);
    await change(staff, city.id, { name: newCity });
    expect(await locationOf(inQuartier.id)).toBe(`${newQuartier}, ${newCity}`);
    expect(await locationOf(typed.id)).toBe(`Ailleurs, ${newCity}`);
  });

  it('is in a new quartier from the moment that staff add what its owner had typed', async () => {
    const name = aName();
    const typed = await anItem({ location: `${name.toUpperCase()}, Libreville` });
    const quartier = await aQuartier(await aStaffMember(), name);
    const item = await db().item.findUniqueOrThrow({ where: { id: typed.id } });
    expect(item).toMatchObject({ quartierId: quartier.id, location: `${name}, Libreville` });
  });

  it('is never in a city that there is not', async () => {
    await expect(anItem({ location: 'Glass, Atlantide' })).rejects.toThrow(/items_city_known/);
  });
});
