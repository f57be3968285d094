import { aSafeguardedRental, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { Safeguarded } from './safeguarded';
import { SafeguardedSum } from './safeguarded-sum';

function keep(...rentals: ReturnType<typeof aSafeguardedRental>[]) {
  const amount = rentals.reduce((sum, rental) => sum + rental.amount, 0);
  server.on('get', '/api/wallet/safeguarded', { amount, rentals });
}

const waiting = aSafeguardedRental();
const accepted = aSafeguardedRental({
  ...{
    rental_id: '0a000000-0000-4000-8000-000000000052',
    itemTitle: 'Tente',
    ownerName: 'Bob Ondo',
  },
  ...{ rent: 0, delivery_fee: 0, deposit: 26_250, amount: 26_250 },
});

describe('what Loka keeps for a member', () => {
  it('is the sum of its rentals, each with its days, its owner and what it is made of', async () => {
    keep(waiting, accepted);
    show(<Safeguarded />);
    const region = await screen.findByRole('region', {
      name: /^Gardé par Loka\s: 63\s250\sFCFA$/,
    });
    const [first, second] = within(region).getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /37\s000\sFCFA.*Prix de la location\s15\s000\sFCFA · Livraison\s2\s000\sFCFA · Caution\s20\s000\sFCFA$/,
    );
    expect(first?.textContent).toContain('avec A***a');
    expect(second?.textContent).toMatch(/^Tente26\s250\sFCFA.*avec Bob OndoCaution$/);
    expect(screen.getByRole('link', { name: 'Tente' }).getAttribute('href')).toBe(
      `/tableau-de-bord/mes-locations?location=${accepted.rental_id}`,
    );
  });

  it('says of a deposit that the parties do not agree about it', async () => {
    keep({ ...accepted, undecided: true });
    show(<Safeguarded />);
    expect((await screen.findByRole('listitem')).textContent).toMatch(
      /avec Bob OndoCaution, partage à décider$/,
    );
  });

  it('says until when of what there is alone', async () => {
    keep(accepted);
    show(<Safeguarded />);
    expect(await screen.findByText(/jusqu'après le retour/)).toBeDefined();
    expect(screen.queryByText(/attend la réponse/)).toBeNull();
  });

  it('of many rentals shows the first, and the rest on request', async () => {
    keep(
      ...['a', 'b', 'c', 'd', 'e'].map((end) => ({
        ...waiting,
        rental_id: `${waiting.rental_id.slice(0, -1)}${end}`,
      })),
    );
    show(<Safeguarded />);
    await userEvent.click(await screen.findByRole('button', { name: 'Voir les 5 locations' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not mentioned where there is none, in the header neither', async () => {
    keep();
    show(
      <>
        <Safeguarded />
        <SafeguardedSum />
      </>,
    );
    await expect.poll(() => server.calls('get', '/api/wallet/safeguarded')).not.toHaveLength(0);
    expect(screen.queryByText(/Gardé par Loka/)).toBeNull();
  });

  it('stands in the header as a sum', async () => {
    keep(waiting, accepted);
    show(<SafeguardedSum />);
    expect((await screen.findByText(/63\s250\sFCFA$/)).textContent).toMatch(
      /^Gardé par Loka\s: 63/,
    );
  });
});
