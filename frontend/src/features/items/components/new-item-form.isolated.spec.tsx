import 'fake-indexeddb/auto';
import { anItem, refusal, server } from '@loka/client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '@/lib/offline';
import { holdStore } from '@/testing/hold-store';
import { show, signIn } from '@/testing/render';
import { itemDrafts } from '../item-draft';
import { NewItemForm } from './new-item-form';

const done = vi.fn();

const picture = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

beforeEach(async () => {
  done.mockClear();
  signIn();
  await drafts.dropAll();
  // There are no pictures to decode here.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  server.on('post', '/api/uploads', { id: '', url: '', width: 1, height: 1 });
});

const publish = () => screen.getByRole('button', { name: "Publier l'annonce" });
const sent = () => server.calls('post', '/item').map(({ body }) => body);

/** A page with the form, and one without. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Mes objets
      </button>
      {isOpen && <NewItemForm onDone={done} />}
    </>
  );
}

/** A form with what an object needs. */
async function filled() {
  const user = show(<NewItemForm onDone={done} />);
  await user.type(await screen.findByLabelText('Titre'), 'Perceuse');
  await user.selectOptions(screen.getByLabelText('Catégorie'), 'Bricolage');
  await user.type(screen.getByLabelText('Prix (FCFA)'), '5000');
  return user;
}

describe('the form of an object', () => {
  it('says what is missing before the server is asked', async () => {
    const user = show(<NewItemForm onDone={done} />);
    await user.click(await screen.findByRole('button', { name: "Publier l'annonce" }));
    expect(await screen.findByText("Donnez un titre à l'annonce.")).toBeDefined();
    expect(screen.getByText('Indiquez un prix.')).toBeDefined();
    expect(screen.getByLabelText('Catégorie').getAttribute('aria-invalid')).toBe('true');
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
    await user.selectOptions(screen.getByLabelText('Ville'), 'Port-Gentil');
    await user.selectOptions(screen.getByLabelText(/^Quartier/), 'Autre quartier...');
    await user.type(screen.getByLabelText('Nom du quartier'), 'Grand, village');
    await user.clear(screen.getByLabelText('Nombre de pièces identiques'));
    await user.type(screen.getByLabelText('Nombre de pièces identiques'), '40');
    await user.click(screen.getByRole('button', { name: 'Ajouter un prix dégressif' }));
    await user.type(screen.getByLabelText('Dès (semaines)'), '3');
    await user.type(screen.getByLabelText('FCFA par semaine'), '4500');
    await user.click(screen.getByRole('button', { name: 'Ajouter un prix dégressif' }));
    await user.click(screen.getByLabelText(/^Je peux apporter/));
    await user.type(screen.getByLabelText('Prix de la livraison (FCFA)'), '0');
    await user.click(screen.getByRole('button', { name: 'Ajouter une caractéristique' }));
    await user.type(screen.getByLabelText('Nom de la caractéristique 1'), 'Puissance');
    await user.type(screen.getByLabelText('Valeur de la caractéristique 1'), '750 W');
    await user.click(screen.getByRole('button', { name: 'Ajouter une caractéristique' }));
    await user.click(screen.getByLabelText(/^Seulement à des personnes/));
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      {
        id: expect.any(String),
        title: 'Perceuse',
        description: '',
        condition: null,
        category: 'bricolage',
        price: 5_000,
        priceUnit: 'semaine',
        deposit: 20_000,
        location: 'Grand  village, Port-Gentil',
        specifications: { Puissance: '750 W' },
        requiresVerifiedRenter: true,
        ...{ pieces: 40, priceTiers: [{ from: 3, price: 4_500 }], deliveryFee: 0 },
        ...{ landmark: '', point: null },
        images: [],
      },
    ]);
    expect(done).toHaveBeenCalledWith(sent()[0]?.id);
  });

  it.each([
    ['Puissance', '', 'Indiquez sa valeur, ou retirez-la.'],
    ['', '750 W', 'Donnez un nom à cette caractéristique.'],
    ['Taille', 'M', 'Ce nom est déjà donné plus haut.'],
  ])('loses no half of a pair: %j, %j', async (name, value, problem) => {
    const user = await filled();
    const add = screen.getByRole('button', { name: 'Ajouter une caractéristique' });
    const type = async (index: number, [one, other]: [string, string]) => {
      await user.click(add);
      if (one) await user.type(screen.getByLabelText(`Nom de la caractéristique ${index}`), one);
      if (other)
        await user.type(screen.getByLabelText(`Valeur de la caractéristique ${index}`), other);
    };
    await type(1, ['Taille', 'L']);
    await type(2, [name, value]);
    await user.click(publish());
    expect(await screen.findByText(problem)).toBeDefined();
    expect(sent()).toHaveLength(0);
  });

  it('leads to the first field that is wrong, at each try, also when the server says so', async () => {
    const user = await filled();
    await user.type(screen.getByLabelText(/^Caution/), 'mille');
    await user.click(publish());
    const deposit = screen.getByLabelText(/^Caution/);
    expect(document.activeElement).toBe(deposit);
    expect(deposit.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Aperçu' }));
    expect(document.activeElement).toBe(deposit);
    await user.clear(deposit);
    await waitFor(() => expect(deposit.getAttribute('aria-invalid')).toBeNull());
    const errors = [{ path: 'location', message: 'Ce quartier est trop long.' }];
    server.on('post', '/item', refusal(400, 'invalid-request', { errors }));
    await user.click(publish());
    await screen.findByText('Ce quartier est trop long.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Quartier/));
    expect(screen.queryByText('Une erreur est survenue.')).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^Quartier/), 'Louis');
    expect(screen.queryByText('Ce quartier est trop long.')).toBeNull();
  });

  it('has the focus in what was added, and where something was taken away', async () => {
    const user = await filled();
    const add = screen.getByRole('button', { name: 'Ajouter une caractéristique' });
    for (const place of [1, 2]) {
      await user.click(add);
      const name = screen.getByLabelText(`Nom de la caractéristique ${place}`);
      expect(document.activeElement).toBe(name);
      await user.type(name, `nom ${place}`);
    }
    await user.click(screen.getByRole('button', { name: 'Retirer la caractéristique 1' }));
    const left = screen.getByRole('button', { name: 'Retirer la caractéristique 1' });
    expect(document.activeElement).toBe(left);
    expect(screen.getByLabelText<HTMLInputElement>('Nom de la caractéristique 1').value).toBe(
      'nom 2',
    );
    await user.click(left);
    expect(document.activeElement).toBe(add);
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

  it('shows what the server says of a price under its own row, without rows that were only added', async () => {
    const message = 'Ce prix est trop haut.';
    const errors = [{ path: 'priceTiers.0.price', message }];
    server.on('post', '/item', refusal(400, 'invalid-request', { errors }));
    const user = await filled();
    const add = screen.getByRole('button', { name: 'Ajouter un prix dégressif' });
    await user.click(add);
    await user.click(add);
    await user.type(screen.getAllByLabelText('Dès (jours)')[1] as HTMLElement, '3');
    await user.type(screen.getAllByLabelText('FCFA par jour')[1] as HTMLElement, '4900');
    await user.click(publish());
    expect(await screen.findByText(message)).toBeDefined();
    const price = screen.getByLabelText<HTMLInputElement>('FCFA par jour');
    expect(price.value).toBe('4900');
    expect(document.activeElement).toBe(price);
  });

  it('given again after a lost answer lists the object once', async () => {
    server.on('post', '/item', refusal(503, 'service-unavailable'));
    const user = await filled();
    await user.click(publish());
    await screen.findByText('Une erreur est survenue.');
    server.on('post', '/item', refusal(409, 'item-id-taken'));
    server.on('put', '/items/{id}', anItem());
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [first, second] = sent();
    expect(first?.id).toBe(second?.id);
  });

  it('is given up when no answer comes, and can be given again', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let answer: () => void = () => undefined;
    server.on('post', '/item', () => {
      return new Promise<ReturnType<typeof anItem>>((resolve) => {
        answer = () => resolve(anItem());
      });
    });
    const user = await filled();
    await user.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    timeout.mockRestore();
    patience.abort(new DOMException('', 'TimeoutError'));
    await screen.findByText('Une erreur est survenue.');
    answer();
    server.on('post', '/item', anItem());
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()[1]?.id).toBe(sent()[0]?.id);
  });

  it('given again after a lost answer says what was typed since', async () => {
    server.on('post', '/item', refusal(503, 'service-unavailable'));
    const user = await filled();
    await user.click(publish());
    await screen.findByText('Une erreur est survenue.');
    await user.type(screen.getByLabelText('Titre'), ' bleue');
    server.on('post', '/item', refusal(409, 'item-id-taken'));
    server.on('put', '/items/{id}', anItem());
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [edit] = server.calls('put', '/items/{id}');
    expect(edit?.body).toMatchObject({ title: 'Perceuse bleue', version: 1 });
  });

  it('leaves a draft that the phone tells too late as it is', async () => {
    const draft = { kind: 'item', subject: 'new', body: { id: 'i1', typed: {}, pictures: [] } };
    await drafts.keep({ ...draft, photos: [] });
    const release = await holdStore('drafts');
    show(<Page />);
    await screen.findByLabelText('Titre', undefined, { timeout: 3_000 });
    await release();
    await new Promise((resolve) => setTimeout(resolve, 600));
    cleanup();
    expect(await drafts.read(draft)).toMatchObject({ body: { id: 'i1' } });
  });

  it('is kept with its photos in their order when the page is closed, until it is thrown away', async () => {
    const user = await filled();
    await user.upload(screen.getByLabelText('Ajouter des photos'), [picture, picture]);
    await waitFor(() => expect(server.calls('post', '/api/uploads')).toHaveLength(2));
    const [first, second] = server
      .calls('post', '/api/uploads')
      .map(({ query }) => query.get('id'));
    await user.click(screen.getByRole('button', { name: 'Avancer la photo 2' }));
    await waitFor(async () => {
      const draft = await itemDrafts.read('new');
      expect(draft?.typed.title).toBe('Perceuse');
      expect(draft?.pictures.map(({ id }) => id)).toEqual([second, first]);
      expect(draft?.photos.every(({ sent }) => sent)).toBe(true);
    });
    cleanup();

    const again = show(<NewItemForm onDone={done} />);
    expect(await screen.findByDisplayValue('Perceuse')).toBeDefined();
    expect(screen.getByText(/^Brouillon du/)).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img')).toHaveLength(
      2,
    );
    server.on('post', '/item', refusal(503, 'service-unavailable'));
    await again.click(publish());
    await screen.findByText('Une erreur est survenue.');
    expect(sent()[0]?.images).toEqual([second, first]);
    expect(server.calls('post', '/api/uploads')).toHaveLength(2);

    await again.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));
    expect(screen.getByLabelText<HTMLInputElement>('Titre').value).toBe('');
    expect(screen.queryByRole('img')).toBeNull();
    await waitFor(async () => expect(await itemDrafts.read('new')).toBeUndefined());
  });

  it('is kept when it is left at once', async () => {
    await filled();
    cleanup();
    await waitFor(async () => expect((await itemDrafts.read('new'))?.typed.price).toBe('5000'));
  });

  it('says which photo cannot be read any more, and sends the others', async () => {
    const gone = new File(['photo'], 'gone.jpg', { type: 'image/jpeg' });
    gone.arrayBuffer = () => Promise.reject(new Error('removed'));
    const user = await filled();
    await user.upload(screen.getByLabelText('Ajouter des photos'), [gone, picture]);
    await waitFor(() => expect(server.calls('post', '/api/uploads')).toHaveLength(1));
    expect(await screen.findByText(/^Cette photo n'a pas pu être lue/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retirer la photo 1' }));
    await waitFor(() => expect(publish().hasAttribute('disabled')).toBe(false));
  });

  it('offers to send a photo again, unless it is none that the server takes', async () => {
    server.on('post', '/api/uploads', refusal(503, 'service-unavailable'));
    const user = await filled();
    await user.upload(screen.getByLabelText('Ajouter des photos'), picture);
    const again = await screen.findByRole('button', { name: /^Réessayer/ });
    server.on('post', '/api/uploads', refusal(415, 'unsupported-image'));
    await user.click(again);
    expect(await screen.findByText(/^Ce fichier n'est pas une image/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
  });

  it('sends photos of an old draft again that the server has removed', async () => {
    const user = await filled();
    await user.upload(screen.getByLabelText('Ajouter des photos'), picture);
    await waitFor(() => expect(publish().hasAttribute('disabled')).toBe(false));
    server.on('post', '/item', refusal(404, 'upload-not-found'));
    await user.click(publish());
    await waitFor(() => expect(server.calls('post', '/api/uploads')).toHaveLength(2));
    const ids = server.calls('post', '/api/uploads').map(({ query }) => query.get('id'));
    expect(ids[0]).toBe(ids[1]);
  });

  it('keeps nothing of what was listed', async () => {
    server.on('post', '/item', anItem());
    const user = await filled();
    await waitFor(async () => expect(await itemDrafts.read('new')).toBeDefined());
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(await itemDrafts.read('new')).toBeUndefined();
  });

  it('keeps nothing of what was listed after it was left, and begins empty', async () => {
    let answer: () => void = () => undefined;
    server.on('post', '/item', () => {
      return new Promise<ReturnType<typeof anItem>>((resolve) => {
        answer = () => resolve(anItem());
      });
    });
    const user = show(<Page />);
    await user.type(await screen.findByLabelText('Titre'), 'Perceuse');
    await user.selectOptions(screen.getByLabelText('Catégorie'), 'Bricolage');
    await user.type(screen.getByLabelText('Prix (FCFA)'), '5000');
    await user.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const toggle = screen.getByRole('button', { name: 'Mes objets' });
    await user.click(toggle);
    await waitFor(async () => expect(await itemDrafts.read('new')).toBeDefined());
    await user.click(toggle);
    expect(await screen.findByText("Votre annonce est en cours d'envoi...")).toBeDefined();
    answer();
    expect((await screen.findByLabelText<HTMLInputElement>('Titre')).value).toBe('');
    expect(await itemDrafts.read('new')).toBeUndefined();
    expect(done).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Titre'), 'Chaise');
    await user.selectOptions(screen.getByLabelText('Catégorie'), 'Cuisine');
    await user.type(screen.getByLabelText('Prix (FCFA)'), '900');
    await user.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(2));
    answer();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()[1]?.id).not.toBe(sent()[0]?.id);
  });

  it('is shown as renters will see it, before it is listed', async () => {
    const user = await filled();
    await user.selectOptions(await screen.findByLabelText(/^Quartier/), 'Louis');
    await user.click(screen.getByRole('button', { name: 'Aperçu' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Aperçu' }));
    expect(preview.getByRole('heading', { name: 'Perceuse' })).toBeDefined();
    expect(preview.getByText('Louis, Libreville')).toBeDefined();
    expect(preview.getByText('Pas de caution')).toBeDefined();
    expect(sent()).toHaveLength(0);
  });

  it('like another object has its fields and pictures, under an id of its own', async () => {
    server.on('post', '/item', anItem());
    const upload = '0a000000-0000-4000-8000-0000000000aa';
    const like = anItem({ title: 'Chaise', images: [`/files/items/${upload}/1280.webp`] });
    const user = show(<NewItemForm like={like} onDone={done} />);
    expect(await screen.findByDisplayValue('Chaise')).toBeDefined();
    await user.click(publish());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const { location, price, deposit } = like;
    expect(sent()[0]).toMatchObject({
      title: 'Chaise',
      location,
      price,
      deposit,
      images: [upload],
    });
    expect(sent()[0]?.id).not.toBe(like.id);
  });
});
