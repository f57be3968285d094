import { aMeetingPoint, anItem, aQuote, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemDetail, Quote } from '@/api/types';
import { show } from '@/testing/render';
import { RequestForm } from './request-form';

const submit = vi.fn();
const quotePath = '/api/items/{id}/quote';

beforeEach(() => {
  submit.mockClear();
  localStorage.clear();
  server.on('get', quotePath, aQuote());
});

const open = (traits: Partial<ItemDetail> = {}, isContinued = false) =>
  show(<RequestForm item={anItem(traits)} isContinued={isContinued} onSubmit={submit} />);

const byWeeks = {
  priceUnit: 'semaine',
  periodRules: { ...anItem().periodRules, daysPerUnit: 7 },
} as const;

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const start = () => screen.getByRole('button', { name: /^Date de début/ });
const end = () => screen.getByRole('button', { name: /^Date de fin/ });
const days = () => [start(), end()].map(({ textContent }) => plain(textContent));
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Demander la location' });
/** A day of December 2026, the month that is shown first. */
const december = (day: number) =>
  screen.getByRole('button', { name: new RegExp(`^[a-z]+ ${day}(er)? décembre 2026, `) });
const asked = () => server.calls('get', quotePath).map(({ query }) => query.toString());
const errorOf = (button: HTMLElement) =>
  plain(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);

describe('the request for an object', () => {
  it('offers the shortest period from the day that is tapped, and its price', async () => {
    const user = open();
    await user.click(december(10));
    expect(days()).toEqual(['Date de début 10 déc. 2026', 'Date de fin 11 déc. 2026']);
    expect(await screen.findByText('35 000 FCFA')).toBeDefined();
    expect(asked()).toEqual([
      'start_date=2026-12-10&end_date=2026-12-11&pieces=1&fulfilment=pickup',
    ]);
  });

  it('says with its days what a renter who cancels gets back', async () => {
    const user = open();
    await user.click(december(10));
    await screen.findByText('35 000 FCFA');
    const heading = await screen.findByText(/si vous annulez une location acceptée/);
    const lines = [...(heading.parentElement?.querySelectorAll('li') ?? [])];
    expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(/^avant le 7 déc.* 12:00, 100 % du prix$/),
      expect.stringMatching(/^avant le 8 déc.* 18:00, 40 % du prix$/),
      'ensuite, rien du prix',
      'la caution, toujours',
    ]);
  });

  it('takes the second tap as the day of the return', async () => {
    const user = open();
    await user.click(december(10));
    await user.click(december(13));
    expect(days()).toEqual(['Date de début 10 déc. 2026', 'Date de fin 13 déc. 2026']);
    await user.click(december(20));
    expect(days()).toEqual(['Date de début 20 déc. 2026', 'Date de fin 21 déc. 2026']);
  });

  it('changes the return alone when that is tapped', async () => {
    const user = open();
    await user.click(december(10));
    await user.click(december(13));
    await user.click(end());
    await user.click(december(15));
    expect(days()).toEqual(['Date de début 10 déc. 2026', 'Date de fin 15 déc. 2026']);
  });

  it('takes back the start by Escape', async () => {
    const user = open();
    await user.click(december(10));
    await user.click(december(13));
    await user.click(december(20));
    await user.keyboard('{Escape}');
    expect(days()).toEqual(['Date de début 10 déc. 2026', 'Date de fin 13 déc. 2026']);
  });

  it('offers whole weeks of what is rented by the week, and says so at any other day', async () => {
    const user = open(byWeeks);
    await user.click(december(3));
    expect(days()).toEqual(['Date de début 3 déc. 2026', 'Date de fin 10 déc. 2026']);
    await user.click(december(18));
    expect(errorOf(end())).toMatch(/^Jusqu'au 18 déc\. : cet objet se loue par semaines entières/);
    await user.click(december(17));
    expect(days()).toEqual(['Date de début 3 déc. 2026', 'Date de fin 17 déc. 2026']);
    expect(errorOf(end())).toBeUndefined();
  });

  it('hands over what was typed, with the price that was seen', async () => {
    const user = open();
    await user.click(december(10));
    await user.click(december(13));
    await user.type(screen.getByLabelText(/^Adresse/), 'Louis');
    await screen.findByText('35 000 FCFA');
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(submit).toHaveBeenCalledWith(
      {
        start: '2026-12-10',
        end: '2026-12-13',
        pieces: 1,
        handover: { fulfilment: 'pickup', meetingPointId: null },
        address: 'Louis',
        phone: '',
      },
      aQuote(),
    );
    expect(asked().at(-1)).toBe(
      'start_date=2026-12-10&end_date=2026-12-13&pieces=1&fulfilment=pickup',
    );
  });

  it('asks where to meet before it is handed over with a meeting point', async () => {
    const user = open();
    await user.click(december(10));
    const meet = screen.getByRole<HTMLInputElement>('radio', { name: /^Point de rencontre/ });
    await waitFor(() => expect(meet.disabled).toBe(false));
    await user.click(meet);
    await screen.findByText('35 000 FCFA');
    await user.click(send());
    expect(await screen.findByText('Choisissez un lieu.')).toBeDefined();
    expect(submit).not.toHaveBeenCalled();
    await user.selectOptions(
      screen.getByLabelText('Lieu du rendez-vous'),
      'Port Môle, Centre\u2011ville',
    );
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      handover: { fulfilment: 'meeting_point', meetingPointId: aMeetingPoint().id },
    });
  });

  it('asks where to bring the object, and nothing more of who fetches it after all', async () => {
    const user = open({ deliveryFee: 2_000 });
    await user.click(december(10));
    await user.click(screen.getByRole('radio', { name: /^Me faire livrer/ }));
    await screen.findByText('35 000 FCFA');
    await user.click(send());
    const missing = "Indiquez où le propriétaire doit apporter l'objet.";
    expect(await screen.findByText(missing)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Adresse/));
    await user.click(screen.getByRole('radio', { name: /^Je viens le chercher/ }));
    await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });

  it('folds address and number while nothing is delivered, unless they were typed', async () => {
    const isFolded = () => !screen.getByLabelText(/^Adresse/).closest('details')?.open;
    const user = open({ deliveryFee: 2_000 });
    expect(isFolded()).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Me faire livrer/ }));
    expect(screen.queryByText('Ajouter une précision')).toBeNull();
    await user.type(screen.getByLabelText(/^Adresse/), 'Louis');
    await user.click(screen.getByRole('radio', { name: /^Je viens le chercher/ }));
    expect(isFolded()).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>(/^Adresse/).value).toBe('Louis');
  });

  it('asks for no delivery that was chosen before its owner stopped delivering', async () => {
    keep({ handover: { fulfilment: 'delivery', meetingPointId: null }, address: 'Louis' });
    const user = open();
    await user.click(december(10));
    await waitFor(() => expect(asked().at(-1)).toMatch(/fulfilment=pickup$/));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Je viens/ }).checked).toBe(true);
  });

  it('shows no deposit of an object without one', async () => {
    const lines: Quote['lines'] = [
      { kind: 'hire', amount: 15_000 },
      { kind: 'deposit', amount: 0 },
    ];
    server.on('get', quotePath, aQuote({ deposit: 0, total: 15_000, lines }));
    const user = open({ deposit: 0 });
    await user.click(december(10));
    expect(await screen.findByText('Total')).toBeDefined();
    expect(screen.queryByText(/^Caution/)).toBeNull();
  });
});

describe('wrong days', () => {
  it('are named when the request is sent without any', async () => {
    const user = open();
    expect(errorOf(start())).toBeUndefined();
    await user.click(send());
    expect(errorOf(start())).toBe('Choisissez vos dates dans le calendrier.');
    await waitFor(() => expect(document.activeElement).toBe(start()));
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([5, 10])('that are taken are refused by a tap, in a sentence: %i', async (day) => {
    const user = open({ taken: [{ start: '2026-12-05', end: '2026-12-11', pieces: 1 }] });
    await user.click(december(day));
    const sentence = "cet objet est déjà loué à ces dates. Choisissez d'autres dates.";
    expect(errorOf(start())).toBe(`${day} déc. : ${sentence}`);
    expect(asked()).toEqual([]);
  });

  it('in the past are refused by a tap, in a sentence', async () => {
    const periodRules = { ...anItem().periodRules, firstStart: '2026-12-08' };
    const user = open({ periodRules });
    await user.click(december(7));
    const sentence = "7 déc. : la date de début ne peut pas être avant aujourd'hui.";
    expect(errorOf(start())).toBe(sentence);
  });

  it('that were kept and have passed are named at once, and ask no price', () => {
    keep({ start: '2026-12-01', end: '2026-12-03' });
    open({ periodRules: { ...anItem().periodRules, firstStart: '2026-12-02' } });
    expect(errorOf(start())).toBe("La date de début ne peut pas être avant aujourd'hui.");
    expect(asked()).toEqual([]);
  });

  it('do not go beyond those that are taken', async () => {
    const user = open({ taken: [{ start: '2026-12-15', end: '2026-12-18', pieces: 1 }] });
    await user.click(december(10));
    await user.click(december(20));
    expect(errorOf(end())).toMatch(/déjà loué à ces dates/);
    await user.click(december(15));
    expect(days()[1]).toBe('Date de fin 15 déc. 2026');
  });

  it('are named as the server names them when only it knows', async () => {
    server.on('get', quotePath, refusal(422, 'start-too-far'));
    const user = open();
    await user.click(december(10));
    const sentence = "Choisissez une date de début dans l'année qui vient.";
    await waitFor(() => expect(errorOf(start())).toBe(sentence));
    await user.click(send());
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('several pieces', () => {
  const chairs = {
    pieces: 40,
    taken: [{ start: '2026-12-10', end: '2026-12-12', pieces: 30 }],
  };
  const count = () => screen.getByLabelText<HTMLInputElement>('Nombre de pièces');
  const type = async (user: ReturnType<typeof open>, number: string) => {
    await user.clear(count());
    await user.type(count(), number);
  };

  it('are asked for where there is more than one', () => {
    open();
    expect(screen.queryByLabelText('Nombre de pièces')).toBeNull();
  });

  it('are typed or counted up, and have their price', async () => {
    const user = open(chairs);
    await type(user, '14');
    await user.click(screen.getByRole('button', { name: 'Une de plus' }));
    expect(count().value).toBe('15');
    await user.click(december(5));
    await waitFor(() =>
      expect(asked().at(-1)).toBe(
        'start_date=2026-12-05&end_date=2026-12-06&pieces=15&fulfilment=pickup',
      ),
    );
  });

  it('leave the days to choose on which as many are free', async () => {
    const user = open(chairs);
    expect(december(10).getAttribute('aria-label')).toMatch(/10.libres$/);
    await type(user, '11');
    expect(december(10).getAttribute('aria-label')).toMatch(/10.libres seulement$/);
    await user.click(december(10));
    expect(errorOf(start())).toBe('10 pièces libres du 10 au 11 déc. (30 louées le 10).');
    await type(user, '10');
    expect(errorOf(start())).toBeUndefined();
  });

  it('are refused at once when they are too many for the days that are chosen', async () => {
    const user = open(chairs);
    await user.click(december(11));
    await type(user, '11');
    expect(errorOf(start())).toBe('10 pièces libres du 11 au 12 déc. (30 louées le 11).');
    expect(screen.getByText('10 libres à vos dates, sur 40.')).toBeDefined();
  });

  it('are marked on the days that are short, and can be as many as are free', async () => {
    const user = open(chairs);
    await user.click(december(8));
    await user.click(december(14));
    await type(user, '20');
    expect(errorOf(end())).toBe('10 pièces libres du 8 au 14 déc. (30 louées du 10 au 11).');
    expect(december(10).getAttribute('aria-label')).toMatch(/pendant la location, 10.libres/);
    expect(december(12).getAttribute('aria-label')).toMatch(/pendant la location$/);
    await user.click(screen.getByRole('button', { name: 'En prendre 10' }));
    expect(count().value).toBe('10');
    expect(errorOf(end())).toBeUndefined();
    await waitFor(() =>
      expect(asked().at(-1)).toBe(
        'start_date=2026-12-08&end_date=2026-12-14&pieces=10&fulfilment=pickup',
      ),
    );
  });

  it('can be as many as are free until a day whose tap was refused', async () => {
    const user = open(chairs);
    await type(user, '20');
    await user.click(december(8));
    await user.click(december(14));
    expect(errorOf(end())).toMatch(/^10 pièces libres du 8 au 14 déc/);
    await user.click(screen.getByRole('button', { name: 'En prendre 10' }));
    expect(days()).toEqual(['Date de début 8 déc. 2026', 'Date de fin 14 déc. 2026']);
    expect(count().value).toBe('10');
  });

  it.each(['0', '41'])('are refused at their field: %s', async (number) => {
    const user = open(chairs);
    await type(user, number);
    await user.click(december(5));
    expect(screen.getByText('De 1 à 40 pièces.')).toBeDefined();
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(count()));
    expect(submit).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
  });
});

describe('a price that cannot be read', () => {
  it('is asked for again', async () => {
    server.on('get', quotePath, refusal(429, 'too-many-requests'));
    const user = open();
    await user.click(december(10));
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    server.on('get', quotePath, aQuote());
    await user.click(retry);
    expect(await screen.findByText('35 000 FCFA')).toBeDefined();
  });
});

describe('a request that was sent before signing in', () => {
  it('goes on by itself with what was typed', async () => {
    keep({ start: '2026-12-10', end: '2026-12-13', address: 'Louis' });
    open({}, true);
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(submit.mock.calls[0]?.[0]).toEqual({
      start: '2026-12-10',
      end: '2026-12-13',
      pieces: 1,
      handover: { fulfilment: 'pickup', meetingPointId: null },
      address: 'Louis',
      phone: '',
    });
  });

  it('stays with a sentence when its days were taken meanwhile', async () => {
    keep({ start: '2026-12-10', end: '2026-12-13' });
    open({ taken: [{ start: '2026-12-12', end: '2026-12-14', pieces: 1 }] }, true);
    expect(errorOf(end())).toMatch(/déjà loué à ces dates/);
    await waitFor(() => expect(send().disabled).toBe(false));
    expect(submit).not.toHaveBeenCalled();
  });
});

function keep(typed: object) {
  const draft = JSON.stringify({ ...typed, at: Date.now() });
  localStorage.setItem(`loka.form.request.${anItem().id}`, draft);
}
