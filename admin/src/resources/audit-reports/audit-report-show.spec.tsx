import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditReport } from '../../api/types';
import { show } from '../../testing/render';
import { AuditReportPage } from './audit-report-show';

const report: AuditReport = {
  id: '0b0e0f4c-3f0e-4b7e-9b1c-1f6a2c9d5e11',
  day: '2026-11-22',
  checked: 55,
  broken: [],
  unchecked: [],
  duration: 4_200,
  createdAt: '2026-11-22T04:00:00.000Z',
};

const unchecked = [
  {
    name: 'no work',
    label: 'Tout avance',
    part: 'consistency' as const,
    reason: 'canceling statement',
  },
];

it('says that all rules hold', () => {
  show(<AuditReportPage report={report} />);
  expect(screen.queryByText('Toutes les règles sont respectées.')).not.toBeNull();
  expect(screen.queryByText('Aucune anomalie')).not.toBeNull();
});

it('names the rules that are broken, and those of which nothing is known', () => {
  const broken = [
    { name: 'every card', label: 'Chaque fiche', part: 'consistency' as const, violations: 1 },
    { name: 'every balance', label: 'Chaque solde', part: 'money' as const, violations: 2 },
  ];
  show(<AuditReportPage report={{ ...report, broken, unchecked }} />);
  expect(screen.queryByText('2 anomalies')).not.toBeNull();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([
    "Règles de l'argent enfreintes",
    'Données qui ne concordent pas',
    'Règles non vérifiées',
  ]);
  expect(screen.queryByText('Chaque fiche')).not.toBeNull();
  expect(screen.queryByText('Chaque solde')).not.toBeNull();
  expect(screen.queryByText('every balance')).not.toBeNull();
  expect(screen.queryByText('2 lignes')).not.toBeNull();
  expect(screen.queryByText('Tout avance')).not.toBeNull();
  expect(screen.queryByText('canceling statement')).not.toBeNull();
});

it('is incomplete when nothing is broken, but not all is known', () => {
  show(<AuditReportPage report={{ ...report, unchecked }} />);
  expect(screen.queryByText('Incomplet')).not.toBeNull();
});
