import { aWallet } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { BalanceCard } from './balance-card';

const late = { isLoading: false, open: vi.fn(), ahead: vi.fn() };

it.each([
  [false, 'Disponible maintenant'],
  [true, 'Disponible après le déblocage'],
])('of a wallet that is frozen (%s) says when its money can be withdrawn', (frozen, label) => {
  show(<BalanceCard wallet={aWallet({ frozen })} moves={{ deposit: late, withdrawal: late }} />);
  expect(screen.getByText(label)).toBeDefined();
});

it('says an amount once when all of it can be withdrawn', () => {
  show(<BalanceCard wallet={aWallet({ balance: 20_000, withdrawable: 20_000, upcoming: 0 })} />);
  expect(screen.getAllByText(/20\s000\sFCFA/)).toHaveLength(1);
  expect(screen.queryByText('Disponible')).toBeNull();
});

it('says the amount of the only earnings to come once, with their day', () => {
  const upcoming = { balance: 36_000, withdrawable: 0, upcoming: 36_000 };
  const releases = [{ date: '2026-12-03', amount: 36_000 }];
  show(<BalanceCard wallet={aWallet({ ...upcoming, releases })} />);
  const part = screen.getByText('Disponible plus tard').closest('div');
  expect(part?.textContent?.match(/36\s000/g)).toHaveLength(1);
  expect(part?.textContent).toMatch(/à partir du 3\sdéc\./);
});
