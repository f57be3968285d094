import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import type { StatementFilter } from '../statement-filter';
import { TransactionFilters } from './transaction-filters';

const changes = vi.fn<(filter: StatementFilter) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T09:00:00Z') });
  changes.mockClear();
});

function Filters() {
  const [filter, setFilter] = useState<StatementFilter>({ type: 'dépôt' });
  return (
    <TransactionFilters
      filter={filter}
      onChange={(next) => {
        changes(next);
        setFilter(next);
      }}
    />
  );
}

async function open() {
  const user = show(<Filters />);
  await user.selectOptions(screen.getByLabelText('Période'), 'Choisir les dates…');
  await screen.findByRole('button', { name: /^Du/ });
  return user;
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const dates = () =>
  [/^Du/, /^Au/].map((name) =>
    screen.getByRole('button', { name }).textContent?.replaceAll('\u00a0', ' '),
  );

describe('the period of a statement', () => {
  it('is chosen by two taps in a calendar, with the type kept', async () => {
    const user = await open();
    expect(changes).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
    await user.click(day('mardi 10 novembre'));
    await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
    await user.click(day('lundi 7 décembre'));
    expect(changes.mock.lastCall).toEqual([
      { type: 'dépôt', from: '2026-11-10', to: '2026-12-07' },
    ]);
    expect(dates()).toEqual(['Du 10 nov. 2026', 'Au 7 déc. 2026']);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Au');
  });

  it('is changed by either of its days', async () => {
    const user = await open();
    await user.click(day('mardi 1er décembre'));
    await user.click(day('lundi 7 décembre'));
    await user.click(screen.getByRole('button', { name: /^Du/ }));
    await user.click(day('jeudi 3 décembre'));
    expect(dates()).toEqual(['Du 3 déc. 2026', 'Au 7 déc. 2026']);
    await user.click(screen.getByRole('button', { name: /^Au/ }));
    await user.click(day('vendredi 4 décembre'));
    expect(dates()).toEqual(['Du 3 déc. 2026', 'Au 4 déc. 2026']);
  });

  it('has no day that is to come, and says so', async () => {
    const user = await open();
    await user.click(day('mercredi 9 décembre'));
    expect(screen.getByRole('alert').textContent).toBe("Le 9\u00a0déc. n'est pas encore passé.");
    expect(changes).not.toHaveBeenCalled();
    await user.click(day('mardi 8 décembre'));
    expect(changes.mock.lastCall?.[0].from).toBe('2026-12-08');
  });
});
