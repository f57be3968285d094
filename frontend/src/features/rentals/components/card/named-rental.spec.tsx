import { aRental, refusal, server } from '@loka/client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { NamedRental } from './named-rental';

const path = '/api/rentals/{id}';
const rental = aRental({ status: 'acceptée', stage: 'ahead' });
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  signIn();
});
afterEach(() => void vi.useRealTimers());

const showRental = () =>
  show(
    <NamedRental
      id={rental.id}
      card={({ status }) => <p>{status}</p>}
      back={{ to: '/', label: 'Voir tout' }}
    />,
  );

describe('the rental that a link leads to', () => {
  it('is read again while it is shown, as the lists are', async () => {
    server.on('get', path, rental);
    showRental();
    await screen.findByText('acceptée');
    server.on('get', path, { ...rental, status: 'annulée', stage: 'past' });
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    await screen.findByText('annulée');
    // What is over changes no more.
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(server.calls('get', path)).toHaveLength(2);
  });

  it('says that it is as it was seen when it cannot be read again', async () => {
    server.on('get', path, rental);
    const user = showRental();
    await screen.findByText('acceptée');
    server.on('get', path, refusal(429, 'too-many-requests'));
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(
      await screen.findByText(/^Voici cette location telle que vous l'avez vue/),
    ).toBeDefined();
    expect(screen.getByText('acceptée')).toBeDefined();
    server.on('get', path, rental);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(/^Voici cette location/)).toBeNull());
  });
});
