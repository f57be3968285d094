import { aPayment, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payment } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { RentalPayment } from './rental-payment';

const path = '/api/payment/{id}';
const retry = vi.fn();
vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeEach(() => {
  signIn();
  retry.mockClear();
});

/** The page of a payment that is as the server says. */
function open(traits: Partial<Payment>) {
  const payment = aPayment(traits);
  server.on('get', path, payment);
  return show(<RentalPayment paymentId={payment.paymentId} onRetry={retry} />);
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const failedFor = (reason: NonNullable<Payment['failure']>['reason']): Partial<Payment> => ({
  status: 'failed',
  paymentResponse: { code: 402 },
  failure: { reason, message: 'Le solde ne suffit pas.', advice: 'Rechargez ce compte.' },
});

describe('a payment that waits for its payer', () => {
  it('shows the amount, the number, the object and its days', async () => {
    open({});
    for (const text of ['35 000 FCFA', '077 00 00 01']) {
      expect(await screen.findByText(text)).toBeDefined();
    }
    expect(screen.getByText('Perceuse à percussion')).toBeDefined();
    expect(screen.getByText(/^10 déc/)).toBeDefined();
    expect(screen.getByText(/Validez-la avec votre code secret/)).toBeDefined();
    expect(screen.queryByText('Aucune demande reçue ?')).toBeNull();
  });

  it('says after 20 seconds what to do when no request came', async () => {
    const expiresAt = new Date(Date.now() + 65_000).toISOString();
    open({ operator: 'moov', createdAt: ago(25), expiresAt });
    expect(await screen.findByText('Aucune demande reçue ?')).toBeDefined();
    expect(await screen.findByText('*555#')).toBeDefined();
  });
});

describe('a payment that cannot be read', () => {
  it('is not asked for again when there is none, and leads on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.on('get', path, refusal(404, 'payment-not-found'));
    show(<RentalPayment paymentId="0a000000-0000-4000-8000-000000000099" onRetry={retry} />);
    expect(await screen.findByRole('link', { name: 'Voir mes locations' })).toBeDefined();
    const asked = server.calls('get', path).length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.calls('get', path)).toHaveLength(asked);
    vi.useRealTimers();
  });

  it('says so for as long as it is asked for again', async () => {
    server.on('get', path, refusal(503, 'service-unavailable'));
    const user = show(
      <RentalPayment paymentId="0a000000-0000-4000-8000-000000000099" onRetry={retry} />,
    );
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    server.on('get', path, aPayment({}));
    await user.click(again);
    expect(await screen.findByText('Perceuse à percussion')).toBeDefined();
  });
});

describe('a payment that failed', () => {
  it.each([
    ['refused_by_payer', 'Réessayer'],
    ['wrong_number', 'Corriger le numéro'],
    ['insufficient_funds', 'Payer autrement'],
  ] as const)('says why, and leads to the next best try: %s', async (reason, button) => {
    const user = open(failedFor(reason));
    expect(await screen.findByText('Le solde ne suffit pas.')).toBeDefined();
    expect(screen.getByText('Rechargez ce compte.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: button }));
    expect(retry).toHaveBeenCalledWith(expect.objectContaining({ phoneNumber: '077000001' }));
  });
});

describe('a payment without decision after its countdown', () => {
  const late = { createdAt: ago(100), expiresAt: ago(10), paymentResponse: { code: 408 } } as const;

  it('leads to what works: no other try, but the rentals and a check', async () => {
    server.on('post', '/api/payment/{id}/check', aPayment(late));
    const user = open(late);
    const follow = await screen.findByRole('link', { name: 'Suivre dans Mes locations' });
    expect(follow.getAttribute('href')).toBe('/tableau-de-bord/mes-locations');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vérifier maintenant' }));
    expect(await screen.findByText(/n'a pas encore répondu\.$/)).toBeDefined();
    expect(server.calls('post', '/api/payment/{id}/check')).toHaveLength(1);
  });

  it('is with the team when the operator gave no clear answer', async () => {
    open({ ...late, status: 'review' });
    expect(await screen.findByText(/l'équipe Loka lui demande ce qu'il a versé/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Vérifier maintenant' })).toBeNull();
  });

  it('says at once what was received of it, before the countdown is over', async () => {
    open({ status: 'review', amount: 18_500, movedAmount: 9_250 });
    expect(await screen.findByRole('heading', { name: 'Paiement incomplet' })).toBeDefined();
    const received = /^Votre opérateur a versé 9\s250\sFCFA sur les 18\s500\sFCFA demandés/;
    expect(screen.getByText(received)).toBeDefined();
    expect(screen.queryByText(/Validez-la avec votre code secret/)).toBeNull();
  });
});

describe('a payment that succeeded', () => {
  it('sums up what was paid and until when the owner may answer', async () => {
    open({
      status: 'succeeded',
      amount: 25_000,
      walletAmount: 10_000,
      rental_id: '0a000000-0000-4000-8000-000000000040',
      paymentResponse: { code: 200 },
      answer_by: '2026-12-02T23:00:00.000Z',
    });
    expect(await screen.findByText('25 000 FCFA')).toBeDefined();
    expect(screen.getByText('10 000 FCFA')).toBeDefined();
    expect(screen.getByText('LK0000000000001')).toBeDefined();
    expect(screen.getByText(/^jusqu'au\s2\sdéc\.\sinclus$/)).toBeDefined();
    expect(screen.getByText(/vos 35\s000\sFCFA reviennent en entier/)).toBeDefined();
  });
});
