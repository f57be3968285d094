import { aWalletEntry } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { TransactionRow } from './transaction-row';

const rental = {
  title: 'Perceuse à percussion',
  start_date: '2026-12-03',
  end_date: '2026-12-07',
  otherName: 'Nadia Obiang',
};

function row(traits: Parameters<typeof aWalletEntry>[0]): string {
  signIn();
  show(<TransactionRow entry={aWalletEntry(traits)} />);
  return screen.getByRole('listitem').textContent ?? '';
}

describe('a line of the statement', () => {
  it('names the other party, the days and the reference, its receipt too', () => {
    const text = row({ rental, reference: 'LKA4T7' });
    expect(text).toMatch(/avec Nadia Obiang · 3\sdéc\..+7\sdéc\..* · réf\.\sLKA4T7/);
    expect(screen.getByRole('button', { name: /^Reçu.*avec Nadia Obiang.*LKA4T7/ })).toBeDefined();
  });

  it('of the wallet has a sign and the balance after it', () => {
    const text = row({ amount: -5_000, type: 'sortie', balance: 30_000 });
    expect(text).toMatch(/−\s5\s000\sFCFA/);
    expect(text).toMatch(/Solde ensuite 30\s000/);
  });

  it('of a payment by mobile money has neither', () => {
    const label = 'Payé avec Airtel Money · Perceuse à percussion';
    const text = row({ label, type: 'sortie', amount: 0, paid: 35_000, balance: 0 });
    expect(text).toMatch(/35\s000\sFCFASolde inchangé$/);
    expect(text).not.toMatch(/[−+]/);
  });
});
