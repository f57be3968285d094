import { addDays, formatFullDay, today } from '@loka/client';
import { anItemCalendar, page, refusal, server } from '@loka/client/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { calendarQuery } from '../api/get-calendar';
import { drag } from '../drag.testing';
import { CalendarBoard } from './calendar-board';

const { happyDOM } = window as unknown as Window;
const closures = '/api/items/{id}/closures';
const inDays = (count: number) => addDays(today(), count);
const by = { pieces: 1, rentalId: '0a000000-0000-4000-8000-000000000040', renterName: 'Awa M.' };
const tent = anItemCalendar({ id: '0a000000-0000-4000-8000-000000000031', title: 'Tente' });
const drill = anItemCalendar({
  id: '0a000000-0000-4000-8000-000000000032',
  title: 'Perceuse',
  periods: [{ ...by, kind: 'booked', start: inDay(12), end: inDay(14) }],
});

function inDay(number: number): string {
  return `2026-12-${number}`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T09:00:00Z') });
  signIn();
  server.on('put', closures, null);
  server.on('get', '/api/calendar', () => page([tent, drill], { total: 2 }));
});

afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

function Board() {
  const { data } = useQuery(calendarQuery('2026-12'));
  return data && <CalendarBoard calendars={data} month="2026-12" />;
}

const sent = () => server.calls('put', closures).map(({ path, body }) => [path, body]);
const change = ({ id }: { id: string }, from: number, to: number, closed = true) => [
  `/api/items/${id}/closures`,
  { start: inDays(from), end: inDays(to), closed },
];
const cellIn = (place: HTMLElement, count: number) =>
  within(place).getByRole('button', { name: new RegExp(`^${formatFullDay(inDays(count))}, `) });
const stateOf = (cell: HTMLElement) => cell.getAttribute('aria-label')?.split(', ')[1];
const focused = () =>
  `${document.activeElement?.closest('tr')?.querySelector('th')?.textContent} ${document.activeElement?.getAttribute('aria-label')}`;

describe('the days of all objects, where there is room for a row of each', () => {
  const row = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title}`) });

  async function opened() {
    const user = show(<Board />);
    await screen.findByRole('grid', { name: 'Jours de vos objets, décembre 2026' });
    return user;
  }

  it('closes the tapped day of an object at once, and undoes it', async () => {
    const user = await opened();
    await user.click(cellIn(row('Perceuse'), 1));
    expect(stateOf(cellIn(row('Perceuse'), 1))).toBe('fermé');
    expect(stateOf(cellIn(row('Tente'), 1))).toBe('libre');
    expect(screen.getByText(/Mercredi 9 décembre 2026 est fermé\./).textContent).toContain(
      'Perceuse',
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(stateOf(cellIn(row('Perceuse'), 1))).toBe('libre');
    await waitFor(() => expect(sent()).toEqual([change(drill, 1, 2), change(drill, 1, 2, false)]));
  });

  it('closes the days that are dragged over, around what is let', async () => {
    await opened();
    drag([3, 4, 5, 6].map((count) => cellIn(row('Perceuse'), count)));
    await waitFor(() => expect(sent()).toEqual([change(drill, 3, 4), change(drill, 6, 7)]));
  });

  it('is gone through by keys, and several days are closed by Shift, the arrows and Enter', async () => {
    const user = await opened();
    await user.tab();
    await user.tab();
    expect(focused()).toMatch(/^Tente.* mardi 8 décembre 2026, libre$/);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toMatch(/^Perceuse.* mercredi 9 décembre 2026, libre$/);
    await user.keyboard('{Home}');
    expect(focused()).toMatch(/mardi 1er décembre 2026, libre, passé$/);
    await user.keyboard('{End}');
    expect(focused()).toMatch(/jeudi 31 décembre 2026, libre$/);
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}');
    await waitFor(() => expect(sent()).toEqual([change(drill, 21, 24)]));
  });

  it('lets go of the days in hand when another object is gone to', async () => {
    const user = await opened();
    cellIn(row('Tente'), 1).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(sent()).toEqual([change(tent, 2, 3)]));
  });

  it('says by whom a day is let, and why one could not be closed', async () => {
    server.on('put', closures, refusal(409, 'days-booked'));
    const user = await opened();
    await user.click(cellIn(row('Perceuse'), 4));
    expect(await screen.findByText(/^Loué par Awa M\./)).toBeDefined();
    expect(sent()).toEqual([]);
    await user.click(cellIn(row('Tente'), 4));
    expect(await screen.findByText(/^Ces jours sont loués/)).toBeDefined();
    await waitFor(() => expect(stateOf(cellIn(row('Tente'), 4))).toBe('libre'));
  });
});

describe('the days of all objects, on a phone', () => {
  it('open below an object, and are closed there', async () => {
    await happyDOM.setViewport({ width: 360, height: 740 });
    const user = show(<Board />);
    const toggle = await screen.findByRole('button', {
      name: 'Jours de Perceuse, Loué 12–13 Modifier',
    });
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(toggle);
    const grid = screen.getByRole('grid', { name: 'Jours de Perceuse, décembre 2026' });
    await user.click(cellIn(grid, 1));
    expect(stateOf(cellIn(grid, 1))).toBe('fermé');
    expect(toggle.textContent).toBe('Jours de Perceuse, Loué 12–13 · Fermé 9');
    drag([2, 3].map((count) => cellIn(grid, count)));
    await waitFor(() => expect(sent()).toEqual([change(drill, 1, 2), change(drill, 2, 4)]));
    await user.click(toggle);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
