import { addDays, formatFullDay, today } from '@loka/client';
import { anItemCalendar, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { monthOf } from '@/lib/month';
import { show, signIn } from '@/testing/render';
import { drag } from '../drag.testing';
import { OwnerCalendar } from './owner-calendar';

const { id } = anItemCalendar();
const closures = '/api/items/{id}/closures';
const calendar = '/api/items/{id}/calendar';
const inDays = (count: number) => addDays(today(), count);
const by = { pieces: 1, rentalId: '0a000000-0000-4000-8000-000000000040', renterName: 'Awa M.' };
const closed = { kind: 'closed' as const, pieces: 1, rentalId: null, renterName: null };

beforeEach(() => {
  // A day with all of its week ahead in its month.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T09:00:00Z') });
  signIn();
  server.on('put', closures, null);
  server.on('get', calendar, anItemCalendar());
});

const cell = (count: number) =>
  screen.getByRole('button', { name: new RegExp(`^${formatFullDay(inDays(count))}, `) });
const stateOf = (count: number) => cell(count).getAttribute('aria-label')?.split(', ')[1];
const sent = () => server.calls('put', closures).map(({ body }) => body);

function Months() {
  const [month, setMonth] = useState(monthOf(today()));
  return <OwnerCalendar itemId={id} month={month} onMonth={setMonth} />;
}

/** The calendar once its days are known. */
async function opened() {
  const user = show(<Months />);
  await waitFor(() => expect(stateOf(1)).not.toBe('chargement'));
  return user;
}

describe("an owner's calendar", () => {
  it('closes the tapped day at once, and undoes it', async () => {
    const user = await opened();
    await user.click(cell(1));
    expect(stateOf(1)).toBe('fermé');
    expect(await screen.findByText('Mercredi 9 décembre 2026 est fermé.')).toBeDefined();
    server.on('get', calendar, anItemCalendar());
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(stateOf(1)).toBe('libre');
    const days = { start: inDays(1), end: inDays(2) };
    await waitFor(() =>
      expect(sent()).toEqual([
        { ...days, closed: true },
        { ...days, closed: false },
      ]),
    );
  });

  it('opens a closed day', async () => {
    const period = { ...closed, start: inDays(1), end: inDays(4) };
    server.on('get', calendar, anItemCalendar({ periods: [period] }));
    const user = await opened();
    await user.click(cell(2));
    expect([stateOf(1), stateOf(2), stateOf(3)]).toEqual(['fermé', 'libre', 'fermé']);
    await waitFor(() =>
      expect(sent()).toEqual([{ start: inDays(2), end: inDays(3), closed: false }]),
    );
  });

  it('closes the days that are dragged over, around what is let', async () => {
    const period = { ...by, kind: 'booked' as const, start: inDays(3), end: inDays(4) };
    server.on('get', calendar, anItemCalendar({ periods: [period] }));
    await opened();
    drag([2, 3, 4, 5].map(cell));
    await waitFor(() =>
      expect(sent()).toEqual([
        { start: inDays(2), end: inDays(3), closed: true },
        { start: inDays(4), end: inDays(6), closed: true },
      ]),
    );
    expect(
      await screen.findByText('3 jours fermés. Les autres restent comme ils sont.'),
    ).toBeDefined();
  });

  it('closes several days by Shift, the arrows and Enter; Escape lets go of them', async () => {
    const user = await opened();
    cell(0).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Escape}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(2);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([{ start: inDays(2), end: inDays(4), closed: true }]),
    );
  });

  it('says who has a day that is let, or asks for it, and leaves it so', async () => {
    const days = { start: inDays(1), end: inDays(2) };
    const other = { start: inDays(2), end: inDays(3) };
    server.on(
      'get',
      calendar,
      anItemCalendar({
        periods: [
          { ...by, ...days, kind: 'booked' },
          { ...by, ...other, kind: 'requested', rentalId: null },
        ],
      }),
    );
    const user = await opened();
    await user.click(cell(1));
    expect(await screen.findByText(/^Loué par Awa M\./)).toBeDefined();
    await user.click(cell(2));
    expect(await screen.findByText(/^Awa M\. demande l'objet/)).toBeDefined();
    await user.click(cell(-1));
    expect(await screen.findByText('Lundi 7 décembre 2026 est passé.')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('goes back to the months before, which say who had it and change nothing', async () => {
    const days = { start: '2026-11-10', end: '2026-11-12' };
    const other = { ...by, renterName: 'Bruno O.', start: '2026-11-11', end: '2026-11-14' };
    const periods = [
      { ...by, ...days, pieces: 12, kind: 'booked' as const },
      { ...other, pieces: 3, kind: 'booked' as const, rentalId: `${id.slice(0, -1)}9` },
      { ...closed, start: '2026-11-20', end: '2026-11-22' },
    ];
    server.on('get', calendar, anItemCalendar({ pieces: 40, periods }));
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
    const past = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}, `) });
    await waitFor(async () =>
      expect((await past('mardi 10 novembre 2026')).getAttribute('aria-label')).toBe(
        'mardi 10 novembre 2026, loué en partie, 12 sur 40\u00a0pièces, passé',
      ),
    );
    expect(screen.getByText(/^Mois passé/)).toBeDefined();
    expect(screen.getByRole('heading', { name: /^novembre 2026/ })).toBeDefined();
    await user.click(await past('mercredi 11 novembre 2026'));
    expect(
      await screen.findByText(/^Loué par Awa M\. \(12.pièces\) et Bruno O\. \(3.pièces\)/),
    ).toBeDefined();
    await user.click(await past('mardi 10 novembre 2026'));
    expect(await screen.findByText(/^Loué par Awa M\., 10/)).toBeDefined();
    await user.click(await past('vendredi 20 novembre 2026'));
    expect(await screen.findByText('Vendredi 20 novembre 2026 est passé.')).toBeDefined();
    expect(sent()).toEqual([]);
    const [, asked] = server.calls('get', calendar);
    expect(asked?.query.get('from')).toBe('2026-11-01');
  });

  it('shows the day as it was when the server refuses, and why', async () => {
    server.on('put', closures, refusal(409, 'days-booked'));
    const user = await opened();
    await user.click(cell(1));
    expect(
      await screen.findByText('Ces jours sont loués : ils ne peuvent pas être fermés.'),
    ).toBeDefined();
    await waitFor(() => expect(stateOf(1)).toBe('libre'));
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('shows the day as it was when nothing can be sent or asked', async () => {
    const user = await opened();
    server.on('put', closures, refusal(503, 'service-unavailable'));
    server.on('get', calendar, refusal(503, 'service-unavailable'));
    await user.click(cell(1));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(stateOf(1)).toBe('libre'));
  });

  it('tells how many pieces are let', async () => {
    const period = { ...by, pieces: 12, kind: 'booked' as const, start: inDays(1), end: inDays(2) };
    server.on('get', calendar, anItemCalendar({ pieces: 40, periods: [period] }));
    await opened();
    expect(cell(1).getAttribute('aria-label')).toContain('loué en partie, 12 sur 40');
    expect(cell(1).textContent).toContain('12/40');
  });
});
