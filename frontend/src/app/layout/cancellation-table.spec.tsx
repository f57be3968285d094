import { publicConfig, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { CancellationTable } from './cancellation-table';

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));

describe('the table of refunds', () => {
  it('shows the delays and the share that are in force', async () => {
    show(<CancellationTable />);
    await screen.findByText(/sous 20 heures/);
    expect(rows().slice(3, 6)).toEqual([
      'Vous annulez une location acceptée, 60 heures ou plus avant le début100 %',
      'Vous annulez une location acceptée, entre 60 et 30 heures avant le début40 %',
      'Vous annulez une location acceptée, moins de 30 heures avant le début0 %',
    ]);
  });

  it('can be read before they are known', async () => {
    let answer = () => {};
    server.on('get', '/api/public-config', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return publicConfig;
    });
    show(<CancellationTable />);
    expect(rows()[4]).toBe(
      'Vous annulez une location acceptée, entre … et … heures avant le début… %',
    );
    await expect.poll(() => server.calls('get', '/api/public-config').length).toBe(1);
    answer();
    await screen.findByText(/sous 20 heures/);
  });
});
