import { aMeetingPoint } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import type { Handover } from '../fulfilment';
import { FulfilmentChoice } from './fulfilment-choice';

function Form({ location, fee = null }: { location: string; fee?: number | null }) {
  const [handover, setHandover] = useState<Handover>({
    fulfilment: 'pickup',
    meetingPointId: null,
  });
  return (
    <>
      <FulfilmentChoice
        location={location}
        deliveryFee={fee}
        value={handover}
        onChange={setHandover}
      />
      <output data-testid="chosen">{JSON.stringify(handover)}</output>
    </>
  );
}

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => JSON.parse(screen.getByTestId('chosen').textContent ?? '');

describe('how a renter gets the object', () => {
  it('is by fetching it, unless another way is chosen', () => {
    show(<Form location="Louis, Libreville" />);
    expect(choice(/^Je viens le chercher/).checked).toBe(true);
    expect(screen.getByText(/^À Louis, Libreville/)).toBeDefined();
  });

  it('is at one of the meeting points of the city, the nearest first', async () => {
    const user = show(<Form location="Louis, Libreville" />);
    await waitFor(() => expect(choice(/^Point de rencontre/).disabled).toBe(false));
    await user.click(choice(/^Point de rencontre/));
    const places = await screen.findByLabelText<HTMLSelectElement>('Lieu du rendez-vous');
    expect([...places.options].map(({ text }) => text)).toEqual([
      'Choisissez un lieu',
      'Centre commercial Mbolo, Batterie IV',
      'Port Môle, Centre\u2011ville',
    ]);
    await user.selectOptions(places, 'Port Môle, Centre\u2011ville');
    expect(chosen()).toEqual({ fulfilment: 'meeting_point', meetingPointId: aMeetingPoint().id });
    await user.click(choice(/^Je viens le chercher/));
    expect(chosen()).toEqual({ fulfilment: 'pickup', meetingPointId: null });
  });

  it('is at no meeting point where there is none', async () => {
    show(<Form location="Balise, Port-Gentil" />);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Point/ })).toBeNull());
    expect(choice(/^Je viens le chercher/).checked).toBe(true);
  });

  it('is by delivery from owners who deliver alone', async () => {
    const user = show(<Form location="Louis, Libreville" fee={2_000} />);
    await user.click(choice(/^Me faire livrer/));
    expect(chosen().fulfilment).toBe('delivery');
  });

  it('is by no delivery from an owner who does not deliver', () => {
    show(<Form location="Louis, Libreville" />);
    expect(screen.queryByText('Me faire livrer')).toBeNull();
  });
});
