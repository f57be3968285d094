import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import { HeldNotice } from './held-notice';

it.each([
  [12_345, 0],
  [20_000, 1],
])('of a wallet with %i FCFA says that the rest is free where there is any', (balance, times) => {
  show(<HeldNotice held={12_345} balance={balance} />);
  expect(screen.getByText(/^12\s345\sFCFA sont retenus/)).toBeDefined();
  expect(screen.queryAllByText(/Le reste de votre solde est disponible/)).toHaveLength(times);
});
