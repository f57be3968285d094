import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Trend } from '../../api/dashboard';
import { show } from '../../testing/render';
import { DecisionCharts } from './decision-charts';

it('a chart without a decision in all of the weeks says so, instead of its axes', () => {
  const none = { decided: 0, medianHours: null, slowestHours: null };
  const some = { decided: 2, medianHours: 3, slowestHours: 9 };
  const week = { from: '2026-11-23', to: '2026-11-29', verifications: some } as Trend;
  const trends = [{ ...week, reports: none, reviews: none, disputes: none }];
  show(<DecisionCharts trends={trends} now="Cette semaine" />);
  const chart = (name: string) => within(screen.getByRole('region', { name }));
  const reports = chart('Temps de décision des signalements');
  expect(reports.getByText('Rien en huit semaines.')).toBeDefined();
  expect(reports.queryByText('La moitié en moins de')).toBeNull();
  const verifications = chart('Temps de décision des identités');
  expect(verifications.queryByText('Rien en huit semaines.')).toBeNull();
  expect(verifications.getByText('La moitié en moins de')).toBeDefined();
});
