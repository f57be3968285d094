import { aRental } from '@loka/client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { RentalList } from '../../use-rentals';
import { RentalCards } from './rental-cards';

afterEach(cleanup);

const aList = (titles: string[], more: RentalList['more'] = null): RentalList => ({
  rentals: titles.map((itemTitle) => aRental({ id: itemTitle, itemTitle })),
  total: more ? 51 : titles.length,
  isPaged: more !== null,
  ownName: null,
  isPending: false,
  error: null,
  retry: () => undefined,
  more,
});
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const button = () => screen.queryByRole('button', { name: 'Voir plus, passées' });
const showCards = (list: RentalList) =>
  render(<RentalCards list={list} card={({ itemTitle }) => itemTitle} label="passées" first={2} />);

it('shows the first cards of a list, how many there are, and the rest once it is asked for', async () => {
  const load = vi.fn();
  showCards(aList(['Perceuse', 'Tente', 'Scie'], { load, isLoading: false, error: null }));
  expect(shown()).toEqual(['Perceuse', 'Tente']);
  expect(screen.getByRole('status').textContent).toBe('2 sur 51');
  await userEvent.click(button() as HTMLElement);
  expect(shown()).toEqual(['Perceuse', 'Tente', 'Scie']);
  expect(load).not.toHaveBeenCalled();
  // From then on by the pages of the server.
  await userEvent.click(button() as HTMLElement);
  expect(load).toHaveBeenCalledOnce();
});

it('shows a short list whole', () => {
  showCards(aList(['Perceuse', 'Tente']));
  expect(shown()).toEqual(['Perceuse', 'Tente']);
  expect(button()).toBeNull();
});
