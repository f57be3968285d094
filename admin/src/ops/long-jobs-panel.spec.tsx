import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LongJobsPanel } from './long-jobs-panel';

const now = new Date().toISOString();
const run = {
  ...{ name: 'audit', key: '2027-01-07', state: 'running' as const, holder: 'server-1a2b' },
  ...{ startedAt: now, takenAt: now, taken: 1, done: 12, total: 145, progressedAt: now },
  ...{ isLate: false, failure: null, endedAt: null },
};

const cellsOf = (row: Partial<Parameters<typeof LongJobsPanel>[0]['longJobs'][number]>) => {
  const { unmount } = render(<LongJobsPanel longJobs={[{ ...run, ...row }]} />);
  const [, line] = screen.getAllByRole('row');
  const cells = within(line as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent ?? '');
  const header = within(line as HTMLElement).queryByRole('rowheader')?.textContent;
  unmount();
  return [header, ...cells].filter((text) => text !== undefined).join(' / ');
};

it('says which program has which work, since when, and how far it is', () => {
  expect(cellsOf({})).toMatch(
    /^Audit des comptes \(7\sjanv\.\s2027\) \/ En cours \/ 12 sur 145 \/ .+ \/ server-1a2b$/,
  );
  expect(cellsOf({ name: 'import', total: null })).toMatch(/^import .* \/ En cours \/ 12 \//);
});

it.each([
  [{ state: 'left', holder: null }, 'À reprendre', 'aucun'],
  [
    { state: 'left', holder: null, failure: 'délai dépassé' },
    'À réessayer',
    'aucun, délai dépassé',
  ],
  [{ isLate: true }, "N'avance plus", 'server-1a2b'],
  [{ state: 'done', endedAt: now }, 'Terminé', 'server-1a2b'],
  [{ state: 'superseded', holder: null, endedAt: now }, 'Remplacé par le suivant', 'aucun'],
] as const)('says how %j stands: %s', (row, status, holder) => {
  const text = cellsOf(row);
  expect(text).toContain(` / ${status} / `);
  expect(text.endsWith(` / ${holder}`)).toBe(true);
});

it('says that there is none yet', () => {
  render(<LongJobsPanel longJobs={[]} />);
  expect(screen.queryByText('Aucun encore.')).not.toBeNull();
});
