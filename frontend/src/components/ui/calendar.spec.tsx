import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Calendar, type CalendarDay } from './calendar';

const pick = vi.fn();
const takeBack = vi.fn();

const describeDay = (day: string): CalendarDay =>
  day === '2026-12-20'
    ? { look: 'taken', status: 'déjà réservé', isOpen: false }
    : { look: day === '2026-12-10' ? 'edge' : 'free', status: 'libre', isOpen: true };

function open(first = '2026-12-01', last = '2028-12-02', initial = '2026-12-10') {
  render(
    <Calendar
      label="Dates"
      first={first}
      last={last}
      initial={initial}
      describe={describeDay}
      onPick={pick}
      onEscape={takeBack}
    />,
  );
  return userEvent.setup();
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const day = (name: string) => screen.getByRole('button', { name });
const month = () => screen.getByRole('grid').getAttribute('aria-labelledby');
const title = () => document.getElementById(month() ?? '')?.textContent;

beforeEach(() => {
  pick.mockClear();
  takeBack.mockClear();
});

describe('a month of days', () => {
  it('names every day in French, with its state', () => {
    open();
    expect(title()).toBe('décembre 2026');
    expect(day('mardi 1er décembre 2026, libre')).toBeDefined();
    expect(day('lundi 7 décembre 2026, libre').textContent).toBe('7');
    const taken = day('dimanche 20 décembre 2026, déjà réservé');
    expect(taken.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('lulundi');
  });

  it('has one day in the order of tabs, and says which are chosen', () => {
    open();
    const tabbable = screen
      .getAllByRole('button')
      .filter(({ dataset, tabIndex }) => dataset.day && tabIndex === 0);
    expect(tabbable.map(({ dataset }) => dataset.day)).toEqual(['2026-12-10']);
    const chosen = screen.getAllByRole('gridcell', { selected: true });
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['10']);
  });

  it('hands over the day that is tapped, also a taken one', async () => {
    const user = open();
    await user.click(day('samedi 12 décembre 2026, libre'));
    await user.click(day('dimanche 20 décembre 2026, déjà réservé'));
    expect(pick.mock.calls.flat()).toEqual(['2026-12-12', '2026-12-20']);
  });

  it('goes from month to month between the first and the last', async () => {
    const user = open();
    expect(screen.getByRole('button', { name: 'Mois précédent' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
    expect(title()).toBe('janvier 2027');
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
    expect(title()).toBe('décembre 2026');
  });
});

describe('weeks that are over', () => {
  it('are not shown before the week of the first day', async () => {
    const user = open('2026-12-10');
    expect(screen.queryByRole('button', { name: 'dimanche 6 décembre 2026, libre' })).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 4);
    day('jeudi 10 décembre 2026, libre').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('lundi 7 décembre 2026, libre');
  });
});

describe('fewer than fourteen days before the end of the first month', () => {
  const titles = () =>
    screen
      .getAllByRole('grid')
      .map((grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? ''))
      .map((heading) => heading?.textContent);
  const both = ['décembre 2026', 'janvier 2027'];

  it('show the next month with them, whichever of both the chosen day is in', async () => {
    const user = open('2026-12-19', undefined, '2027-01-05');
    expect(titles()).toEqual(both);
    await user.click(day('lundi 21 décembre 2026, libre'));
    await user.click(day('samedi 9 janvier 2027, libre'));
    expect(pick.mock.calls.flat()).toEqual(['2026-12-21', '2027-01-09']);
    expect(titles()).toEqual(both);
    await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
    expect(titles()).toEqual(['février 2027']);
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
    expect(titles()).toEqual(both);
  });

  it.each([
    ['fourteen', '2026-12-18', '2028-12-02'],
    ['nothing in the next month', '2026-12-19', '2026-12-31'],
  ])('do not where there is more to pick from, or nothing: %s', (_what, first, last) => {
    open(first, last, '2026-12-20');
    expect(titles()).toEqual(['décembre 2026']);
  });
});

describe('by keyboard', () => {
  it.each([
    ['{ArrowRight}', 'vendredi 11 décembre 2026'],
    ['{ArrowLeft}', 'mercredi 9 décembre 2026'],
    ['{ArrowUp}', 'jeudi 3 décembre 2026'],
    ['{ArrowDown}', 'jeudi 17 décembre 2026'],
    ['{Home}', 'lundi 7 décembre 2026'],
    ['{End}', 'dimanche 13 décembre 2026'],
    ['{PageDown}', 'dimanche 10 janvier 2027'],
    ['{Shift>}{PageDown}{/Shift}', 'vendredi 10 décembre 2027'],
    ['{PageDown}{PageUp}', 'jeudi 10 décembre 2026'],
    ['{PageUp}', 'mardi 1er décembre 2026'],
    ['{ArrowUp}{ArrowUp}{ArrowUp}', 'mardi 1er décembre 2026'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'jeudi 7 janvier 2027'],
  ])('%s moves to %s', async (keys, name) => {
    const user = open();
    day('jeudi 10 décembre 2026, libre').focus();
    await user.keyboard(keys);
    expect(focused()).toBe(`${name}, libre`);
  });

  it('picks by Enter and by the space bar', async () => {
    const user = open();
    day('jeudi 10 décembre 2026, libre').focus();
    await user.keyboard('{ArrowRight}{Enter}{ArrowRight} ');
    expect(pick.mock.calls.flat()).toEqual(['2026-12-11', '2026-12-12']);
  });

  it('takes back by Escape', async () => {
    const user = open();
    day('jeudi 10 décembre 2026, libre').focus();
    await user.keyboard('{Escape}');
    expect(takeBack).toHaveBeenCalledOnce();
  });
});
