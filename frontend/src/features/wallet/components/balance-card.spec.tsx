import { aWallet } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { BalanceCard } from './balance-card';

const late = { isLoading: false, open: vi.fn(), ahead: vi.fn() };

it.each([
  [false, 'Retirable maintenant'],
  [true, 'Retirable après le déblocage'],
])('of a wallet that is frozen (%s) says when its money can be withdrawn', (frozen, label) => {
  show(<BalanceCard wallet={aWallet({ frozen })} moves={{ deposit: late, withdrawal: late }} />);
  expect(screen.getByText(label)).toBeDefined();
});
