import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Trend } from '../../api/dashboard';
import { show } from '../../testing/render';
import { DemandCharts } from './demand-charts';

it('a week without an answered request has no share of them', () => {
  const week = { from: '2026-11-23', to: '2026-11-29', signUps: 1, requests: 2 } as Trend;
  const trends = [
    { ...week, decided: 4, accepted: 2 },
    { ...week, from: '2026-11-30', decided: 0, accepted: 0 },
  ];
  show(<DemandCharts trends={trends} now="Cette semaine" />);
  const { textContent } = screen.getByRole('region', { name: 'Demandes acceptées' });
  expect(textContent).toContain('Cette semaine\u00a0: aucune réponse');
});
