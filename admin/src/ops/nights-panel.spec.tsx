import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/render';
import { NightsPanel } from './nights-panel';

const at = '2027-01-07T09:00:00.000Z';
const night = { day: '2027-01-07', at: '2027-01-07T04:00:00.000Z' };

it('names the rules that are broken, and leads to both reports', async () => {
  const audit = { ...night, id: 'a1', broken: 1, unchecked: 1 };
  server.on('get', '/api/admin/audit-reports/{id}', {
    ...{ id: 'a1', day: night.day, checked: 90, duration: 4_200, createdAt: night.at },
    broken: [{ name: 'every balance', label: 'Chaque solde', part: 'money', violations: 2 }],
    unchecked: [
      { name: 'no work', label: 'Tout avance', part: 'consistency', reason: 'canceling statement' },
    ],
  });
  const reconciliation = { ...night, id: 'r1', differences: 1, unanswered: 0 };
  show(<NightsPanel audit={audit} reconciliation={reconciliation} at={at} />);
  expect(await screen.findByText('1 règle rompue')).toBeDefined();
  await screen.findByText('Chaque solde');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chaque solde',
    'Tout avance',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/audit-reports/a1/show',
    '/reconciliation-reports/r1/show',
  ]);
});

it('says that nights are missing', async () => {
  const audit = { ...night, day: '2027-01-05', id: 'a1', broken: 0, unchecked: 0 };
  show(<NightsPanel audit={audit} reconciliation={null} at={at} />);
  expect(await screen.findByText('Manque')).toBeDefined();
  expect(screen.queryByText('Jamais fait')).not.toBeNull();
});
