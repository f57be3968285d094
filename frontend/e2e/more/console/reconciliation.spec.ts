import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { panel, signInToConsole } from '../../support/console.js';
import { query } from '../../support/database.js';

test('staff follow a difference of the nightly report to its payment', async ({ page }) => {
  const { reference, reportId } = await reportWithDifference();
  await signInToConsole(page, 'staff@loka.example');
  await page.getByRole('menuitem', { name: 'Rapprochements' }).click();
  // The product may have made a report of its own in the meantime.
  await page.getByRole('row', { name: /4.321/ }).getByRole('cell', { name: '1 écart' }).click();
  await expect(page).toHaveURL(new RegExp(`${reportId}/show`));
  const differences = panel(page, 'Écarts');
  await expect(differences).toContainText('Confirmé chez nous seulement');
  await expect(differences).toContainText("Chez l'opérateurRefusé");
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: 'Location', exact: true }).first()).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
});

/** Inserts a report on a payment of the demo data, as a night's comparison would have written it. */
async function reportWithDifference() {
  const [payment] = await query<{ id: string; reference: string; amount: string }>(
    `select id, reference, amount from payments where status = 'succeeded' and purpose = 'rental'
     order by created_at limit 1`,
  );
  if (!payment) throw new Error('The demo data has no payment');
  const { id, reference, amount } = payment;
  const difference = {
    paymentId: id,
    reference,
    purpose: 'rental',
    kind: 'succeeded-here-only',
    status: 'succeeded',
    amount: Number(amount),
    gatewayStatus: 'FAILED',
    gatewayAmount: null,
  };
  const reportId = randomUUID();
  await query(
    `insert into reconciliation_reports (id, day, since, compared, unanswered, differences, created_at)
     values ($1, current_date + 1, now() - interval '3 days', 4321, 0, $2, now())`,
    [reportId, JSON.stringify([difference])],
  );
  return { reference, reportId };
}
