import { anItem, aQuote, refusal, server } from '@loka/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemDetail } from '@/api/types';
import { show } from '@/testing/render';
import { RequestForm } from './request-form';

const submit = vi.fn();

beforeEach(() => {
  submit.mockClear();
  server.on('get', '/api/items/{id}/quote', aQuote());
});

const open = (traits: Partial<ItemDetail> = {}) =>
  show(<RequestForm item={anItem(traits)} onSubmit={submit} />);

const start = () => screen.getByLabelText<HTMLInputElement>('Date de début');
const end = () => screen.getByLabelText<HTMLInputElement>('Date de fin');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Demander la location' });
/* As the browser's calendar gives a date: all at once. */
const pick = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

describe('the request for an object', () => {
  it('offers the shortest period from the day that is picked', () => {
    open();
    expect(start().min).toBe('2026-12-01');
    pick(start(), '2026-12-10');
    expect(end().value).toBe('2026-12-11');
    expect(end().min).toBe('2026-12-11');
  });

  it('offers whole weeks of what is rented by the week', () => {
    open({ priceUnit: 'semaine', periodRules: { firstStart: '2026-12-01', daysPerUnit: 7 } });
    pick(start(), '2026-12-10');
    expect(end().value).toBe('2026-12-17');
    expect([end().min, end().step]).toEqual(['2026-12-17', '7']);
  });

  it('keeps an end that still fits', () => {
    open();
    pick(start(), '2026-12-10');
    pick(end(), '2026-12-20');
    pick(start(), '2026-12-12');
    expect(end().value).toBe('2026-12-20');
  });

  it('hands over what was typed, with the price that was seen', async () => {
    const user = open();
    pick(start(), '2026-12-10');
    pick(end(), '2026-12-13');
    await user.type(screen.getByLabelText(/^Adresse/), 'Louis');
    await screen.findByText('35 000 FCFA');
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(submit).toHaveBeenCalledWith(
      { start: '2026-12-10', end: '2026-12-13', address: 'Louis', phone: '' },
      aQuote(),
    );
    const [last] = server.calls('get', '/api/items/{id}/quote').slice(-1);
    expect(last?.query.toString()).toBe('start_date=2026-12-10&end_date=2026-12-13');
  });

  it('asks no price for days that are taken', async () => {
    open({ blockedPeriods: [{ start: '2026-12-05', end: '2026-12-11' }] });
    pick(start(), '2026-12-10');
    expect(await screen.findByText(/déjà loué à ces dates/)).toBeDefined();
    expect(send().disabled).toBe(true);
    expect(server.calls('get', '/api/items/{id}/quote')).toHaveLength(0);
  });

  it('says why the server gives no price, and offers to ask again', async () => {
    server.on('get', '/api/items/{id}/quote', refusal(422, 'start-too-far'));
    const user = open();
    pick(start(), '2028-12-10');
    expect(
      await screen.findByText("Choisissez une date de début dans l'année qui vient."),
    ).toBeDefined();
    expect(send().disabled).toBe(true);
    server.on('get', '/api/items/{id}/quote', aQuote());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(send().disabled).toBe(false));
  });
});
