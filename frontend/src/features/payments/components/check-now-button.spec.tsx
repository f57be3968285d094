import { aPayment, refusal, server } from '@loka/client/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { paymentQuery } from '../api/get-payment';
import { CheckNowButton } from './check-now-button';

const payment = aPayment();
const id = payment.paymentId;
const button = () => screen.findByRole('button', { name: 'Vérifier maintenant' });

function Watched() {
  const { data } = useQuery({ ...paymentQuery(id), refetchInterval: false });
  return data && <CheckNowButton paymentId={id} />;
}

beforeEach(() => {
  signIn();
  server.on('get', '/api/payment/{id}', payment);
  server.on('post', '/api/payment/{id}/check', payment);
});

describe('having the operator asked now', () => {
  it('says that it has no answer once that was read', async () => {
    const user = show(<Watched />);
    await user.click(await button());
    expect(await screen.findByText(/^Vérifié à l'instant/)).toBeDefined();
    expect(server.calls('get', '/api/payment/{id}')).toHaveLength(2);
  });

  it('does not say so when it could not be read', async () => {
    const user = show(<Watched />);
    await user.click(await button());
    server.on('get', '/api/payment/{id}', refusal(429, 'too-many-requests'));
    expect(await screen.findByText(/^Demande envoyée à l'opérateur/)).toBeDefined();
    expect(screen.queryByText(/^Vérifié à l'instant/)).toBeNull();
  });
});
