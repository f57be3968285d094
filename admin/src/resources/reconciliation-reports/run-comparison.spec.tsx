import { aComparison, page, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { RunComparison } from './run-comparison';

const path = '/api/admin/comparisons';
const button = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Rapprocher maintenant' });

it('is asked for, and not again while it is under way', async () => {
  server.on('get', path, page([]));
  server.on('post', path, aComparison({ state: 'waiting' }));
  const user = show(<RunComparison />);
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  server.on('get', path, page([aComparison({ state: 'running' })]));
  await user.click(await button());
  expect(await screen.findByText(/en cours/)).toBeDefined();
  expect((await button()).disabled).toBe(true);
  expect(server.calls('post', path)).toHaveLength(1);
});

it('that is done leads to its report', async () => {
  const reportId = '0a000000-0000-4000-8000-000000000077';
  server.on('get', path, page([aComparison({ state: 'done', reportId })]));
  show(<RunComparison />);
  const link = await screen.findByRole('link', { name: 'Voir le rapport' });
  expect(link.getAttribute('href')).toBe(`/reconciliation-reports/${reportId}/show`);
  expect((await button()).disabled).toBe(false);
});

it('that was given up says so, and a refusal is told', async () => {
  server.on('get', path, page([aComparison({ state: 'failed' })]));
  server.on('post', path, refusal(409, 'comparison-under-way', { detail: 'Déjà en cours.' }));
  const user = show(<RunComparison />);
  expect(await screen.findByText(/abandonné après trois essais/)).toBeDefined();
  await user.click(await button());
  expect(await screen.findByText('Déjà en cours.')).toBeDefined();
});
