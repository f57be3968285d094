import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { TotalsPanel } from './totals';

const owed = {
  ...{ wallets: 900, earnings: 50, rents: 20, securityDeposits: 30, inTransit: 5, reserved: 5 },
};
const operators = [
  { operator: 'airtel', held: 600, fees: 10 },
  { operator: 'moov', held: 405, fees: 5 },
];

const totalOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByText(/FCFA/)[0]
    ?.textContent?.replaceAll(/\s/g, ' ');

it('adds up what operators hold, what members are owed and the fees', async () => {
  show(<TotalsPanel totals={{ operators, owed, own: 10 }} />);
  expect(await screen.findByText(/égalent ce qui est dû/)).toBeDefined();
  expect(totalOf('Chez les opérateurs')).toBe('1 005 FCFA');
  expect(totalOf('Dû aux membres')).toBe('1 010 FCFA');
  expect(totalOf('Frais supportés par Loka')).toBe('15 FCFA');
  expect(totalOf('Comptes de Loka')).toBe('10 FCFA');
});

it('says by how much they are apart', async () => {
  show(<TotalsPanel totals={{ operators, owed, own: 0 }} />);
  const gap = await screen.findByText(/ne sont pas égaux/);
  expect(gap.textContent?.replaceAll(/\s/g, ' ')).toContain('écart de 10 FCFA');
});
