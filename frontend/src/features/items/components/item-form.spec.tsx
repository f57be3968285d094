import { anItem, refusal, server } from '@loka/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { ItemForm } from './item-form';

const done = vi.fn();

beforeEach(() => {
  done.mockClear();
  signIn();
});

const publish = () => screen.getByRole('button', { name: "Publier l'annonce" });
const sent = () => server.calls('post', '/item').map(({ body }) => body);

/** A form with what an object needs. */
async function filled() {
  const user = show(<ItemForm onDone={done} />);
  await user.type(screen.getByLabelText('Titre'), 'Perceuse');
  await user.type(screen.getByLabelText('Prix (FCFA)'), '5000');
  return user;
}

describe('the form of an object', () => {
  it('says what is missing before the server is asked', async () => {
    const user = show(<ItemForm onDone={done} />);
    await user.click(publish());
    expect(await screen.findByText("Donnez un titre à l'annonce.")).toBeDefined();
    expect(screen.getByText('Indiquez un prix.')).toBeDefined();
    await user.type(screen.getByLabelText('Prix (FCFA)'), '12,5');
    expect(
      await screen.findByText('Indiquez un montant en francs entiers, comme 5 000.'),
    ).toBeDefined();
    expect(sent()).toHaveLength(0);
  });

  it('lists the object as it was typed', async () => {
    server.on('post', '/item', anItem());
    const user = await filled();
    await user.selectOptions(screen.getByLabelText('par'), 'semaine');
    await user.type(screen.getByLabelText(/^Caution/), '20000');
    await screen.findByRole('option', { name: 'Port-Gentil' });
    await user.selectOptions(screen.getByLabelText('Ville'), 'Port-Gentil');
    await user.selectOptions(screen.getByLabelText(/^Quartier/), 'Autre quartier...');
    await user.type(screen.getByLabelText('Nom du quartier'), 'Grand, village');
    await user.type(screen.getByLabelText(/^Repère/), 'derrière le marché');
    await user.click(screen.getByRole('button', { name: 'Ajouter une caractéristique' }));
    await user.type(screen.getByLabelText('Nom de la caractéristique 1'), 'Puissance');
    await user.type(screen.getByLabelText('Valeur de la caractéristique 1'), '750 W');
    await user.click(screen.getByRole('button', { name: 'Ajouter une caractéristique' }));
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      {
        id: expect.any(String),
        title: 'Perceuse',
        category: 'electronique',
        price: 5_000,
        priceUnit: 'semaine',
        deposit: 20_000,
        location: 'Grand  village, Port-Gentil',
        landmark: 'derrière le marché',
        specifications: { Puissance: '750 W' },
        images: [],
      },
    ]);
  });

  it('shows what the server says of a field under that field', async () => {
    const message = 'Le titre ne convient pas.';
    server.on(
      'post',
      '/item',
      refusal(400, 'invalid-request', { errors: [{ path: 'title', message }] }),
    );
    const user = await filled();
    await user.click(publish());
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('Titre').getAttribute('aria-describedby')).toBe(
      screen.getByText(message).id,
    );
    expect(done).not.toHaveBeenCalled();
  });

  it('given again after a lost answer lists the object once', async () => {
    server.on('post', '/item', refusal(503, 'service-unavailable'));
    const user = await filled();
    await user.click(publish());
    await screen.findByText('Une erreur est survenue.');
    server.on('post', '/item', refusal(409, 'item-id-taken'));
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [first, second] = sent();
    expect(first?.id).toBe(second?.id);
  });

  it('finds again what was typed when the page comes back', async () => {
    const user = await filled();
    await user.type(screen.getByLabelText(/^Description/), 'Avec sa mallette');
    cleanup();
    show(<ItemForm onDone={done} />);
    expect(screen.getByLabelText<HTMLInputElement>('Titre').value).toBe('Perceuse');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe(
      'Avec sa mallette',
    );
  });
});
