import { describe, expect, it } from 'vitest';
import { startOfDay } from '../src/kernel/day.js';
import { deletedName } from '../src/kernel/deleted-account.js';
import type { OwnerPageView } from '../src/modules/catalogue/owners/owners.schema.js';
import type { ThreadView } from '../src/modules/messages/messages.schema.js';
import { DeleteDue } from '../src/modules/personal-data/deletion/delete-due.js';
import { ExpireRequests } from '../src/modules/rentals/answer/expire-requests.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, type Person, password } from './support/factories.js';
import { openThread, write } from './support/messages.js';
import { aRequest, inDays, seenBy, updateStatus } from './support/rentals.js';

useApi();

const day = 24 * 3_600;
const phones = { owner: '077123456', renter: '066234567' };

type Rental = Awaited<ReturnType<typeof aRequest>>;

/** A request of two members with numbers, who write to each other. */
async function aTalkedRequest({ deposit = 20_000 } = {}) {
  const owner = await aMember({ name: 'Alice Mba', verified: true });
  const renter = await aMember({ name: 'Bob Ondo' });
  for (const [{ id }, phone] of [
    [owner, phones.owner],
    [renter, phones.renter],
  ] as const)
    await provided(Db).user.update({ where: { id }, data: { phone } });
  const { id: itemId } = await anItem({ owner, securityDeposit: deposit });
  const rental = await aRequest({ owner, renter, itemId });
  const { id: threadId } = await openThread(renter, { rental_id: rental.id });
  await write(renter, threadId, 'Bonjour');
  return { ...rental, threadId };
}

type Talked = Awaited<ReturnType<typeof aTalkedRequest>>;

/** All that a party is shown of the other one in the views of a rental and about it. */
async function shownTo(viewer: Person, { id, threadId, owner, renter }: Talked) {
  const isOwner = viewer.id === owner.id;
  const rental = await seenBy(viewer, id);
  const path = isOwner ? '/api/rentals' : `/rentals/user/${renter.id}`;
  const { body: listed } = await api<RentalView[]>(path, { as: viewer });
  const inList = listed.find((one) => one.id === id) ?? expect.fail('not listed');
  const thread = await api<ThreadView>(`/api/threads/${threadId}`, { as: viewer });
  // None of a deleted account.
  const page = await api<Partial<OwnerPageView>>(`/api/owners/${owner.id}`, { as: viewer });
  const nameOnPage = isOwner || !page.body.name ? [] : [page.body.name];
  const nameOf = (view: RentalView) => (isOwner ? view.renterName : view.ownerName);
  return {
    names: [...new Set([nameOf(rental), nameOf(inList), thread.body.other.name, ...nameOnPage])],
    contacts: [rental.contact?.phone ?? null, inList.contact?.phone ?? null],
    notes: rental.notes,
  };
}

const accept = async ({ owner, id }: Rental) =>
  expect((await updateStatus(owner, id, 'acceptée')).status).toBe(200);

async function handOver({ id }: Rental) {
  setNow(new Date(startOfDay(inDays(11)).getTime() + 12 * 3_600_000));
  await provided(AdvanceCalendar).advance(id);
}

async function finish(rental: Rental) {
  await accept(rental);
  await handOver(rental);
  const { owner, renter, id } = rental;
  await api(`/api/rentals/${id}/declare-return`, { as: renter, body: {} });
  const answer = await api(`/api/rentals/${id}/confirm-return`, { as: owner, body: {} });
  expect(answer.status).toBe(200);
}

const masked = { owner: ['A***a'], renter: ['B***o'] };
const open = { owner: ['Alice Mba'], renter: ['Bob Ondo'] };

async function expectShown(
  rental: Talked,
  names: typeof masked,
  contacts: Partial<typeof phones> = {},
) {
  const [toRenter, toOwner] = [
    await shownTo(rental.renter, rental),
    await shownTo(rental.owner, rental),
  ];
  expect({ owner: toRenter.names, renter: toOwner.names }).toEqual(names);
  const numberOf = (party: 'owner' | 'renter') => contacts[party] ?? null;
  expect(toRenter.contacts).toEqual([numberOf('owner'), numberOf('owner')]);
  expect(toOwner.contacts).toEqual([numberOf('renter'), numberOf('renter')]);
  return { toRenter, toOwner };
}

describe('names and numbers of the parties', () => {
  it.each<[string, (rental: Rental) => Promise<unknown>]>([
    ['waits', async () => undefined],
    ['is refused', ({ owner, id }) => updateStatus(owner, id, 'refusée')],
    ['is taken back', ({ renter, id }) => updateStatus(renter, id, 'annulée')],
    [
      'has expired',
      async () => {
        wait(10 * day);
        await provided(ExpireRequests).execute();
      },
    ],
    [
      'is cancelled by the renter after the acceptance',
      async (rental) => {
        await accept(rental);
        await updateStatus(rental.renter, rental.id, 'annulée');
      },
    ],
    [
      'is cancelled by the owner after the acceptance',
      async (rental) => {
        await accept(rental);
        await updateStatus(rental.owner, rental.id, 'annulée');
      },
    ],
  ])('are closed of a request that %s, and so are its notes', async (_, end) => {
    const rental = await aTalkedRequest();
    await end(rental);
    const { toRenter, toOwner } = await expectShown(rental, masked);
    expect([toRenter.notes === null, toOwner.notes]).toEqual([false, null]);
  });

  it('are open while the rental is ahead or under way; names alone once it is over', async () => {
    const rental = await aTalkedRequest();
    await accept(rental);
    await expectShown(rental, open, phones);
    await handOver(rental);
    await expectShown(rental, open, phones);
    const { owner, renter, id } = rental;
    await api(`/api/rentals/${id}/declare-return`, { as: renter, body: {} });
    await api(`/api/rentals/${id}/confirm-return`, { as: owner, body: {} });
    await expectShown(rental, open);
  });

  it('are as before once one blocks the other: the rental goes on', async () => {
    const rental = await aTalkedRequest();
    await accept(rental);
    const { owner, renter } = rental;
    await api(`/api/blocked-members/${renter.id}`, { as: owner, method: 'PUT' });
    await expectShown(rental, open, phones);
  });

  it.each(['owner', 'renter'] as const)('are gone with the account of the %s', async (party) => {
    // Money that came back would keep the account.
    const rental = await aTalkedRequest({ deposit: 0 });
    await (party === 'owner' ? updateStatus(rental.owner, rental.id, 'refusée') : finish(rental));
    const { [party]: leaver } = rental;
    const other = party === 'owner' ? rental.renter : rental.owner;
    await api('/api/auth/reauthenticate', { as: leaver, body: { password } });
    const asked = await api('/api/account/deletion', {
      ...{ method: 'POST', as: leaver },
      body: { confirmed: true },
    });
    expect(asked.status).toBeLessThan(300);
    wait(7 * day);
    await provided(DeleteDue).execute();
    expect(await shownTo(other, rental)).toMatchObject({ names: [deletedName] });
  });
});
