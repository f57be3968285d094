import 'fake-indexeddb/auto';
import { aRental, aUser, page, server } from '@loka/client/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rental } from '@/api/types';
import { drafts, outbox } from '@/lib/offline';
import { holdStore } from '@/testing/hold-store';
import { show, signIn } from '@/testing/render';
import { stepSenders } from '../../api/kept-steps';
import { useDraft } from '../../use-draft';
import { MyRentalCard } from '../card/my-rental-card';
import { RequestCard } from '../card/request-card';

const contest = '/api/rentals/{id}/contest-return';
const rental = aRental({ status: 'en cours', deposit: 20_000, actions: ['contest-return'] });
const draft = {
  kind: 'contest-return',
  subject: rental.id,
  body: { amount: 12_000, reason: 'Le mandrin est fendu' },
  photos: [{ id: 'p1', type: 'image/jpeg', bytes: new ArrayBuffer(3), sent: false }],
};

outbox.start(async () => stepSenders);

beforeEach(async () => {
  signIn(aUser());
  await drafts.dropAll();
});

async function openForm() {
  const user = show(<RequestCard rental={rental} />);
  await user.click(screen.getByRole('button', { name: 'Objet abîmé ou incomplet' }));
  return { user, form: within(await screen.findByRole('dialog')) };
}

describe('a form that was begun when the page was closed', () => {
  it('is kept', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('Ce qui ne va pas'), 'Le mandrin est fendu');
    await waitFor(async () =>
      expect(await drafts.read(draft)).toMatchObject({
        body: { reason: 'Le mandrin est fendu' },
        photos: [],
      }),
    );
    cleanup();
    const again = await openForm();
    expect(await again.form.findByDisplayValue('Le mandrin est fendu')).toBeDefined();
    expect(again.form.getByText(/^Brouillon du/)).toBeDefined();
  });

  it('has its photos, and is gone once it was sent', async () => {
    await drafts.keep(draft);
    server.on('post', '/api/uploads', { id: '', url: '', width: 1, height: 1 });
    server.on('post', contest, rental);
    const { user, form } = await openForm();
    expect(await form.findByRole('img', { name: 'photo 1' })).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Envoyer ma demande' }));
    await waitFor(() => expect(server.calls('post', contest)).toHaveLength(1));
    expect(server.calls('post', contest)[0]?.body).toMatchObject({ ...draft.body, photos: ['p1'] });
    await waitFor(async () => expect(await drafts.read(draft)).toBeUndefined());
  });

  it('is kept up to its last letter, when the page is put away and when it is left', async () => {
    const { user, form } = await openForm();
    const field = form.getByLabelText('Ce qui ne va pas');
    await user.type(field, 'Le mandrin');
    const keep = vi.spyOn(drafts, 'keep');
    document.dispatchEvent(new Event('visibilitychange'));
    // At once, and not only a moment after the last letter.
    expect(keep.mock.lastCall?.[0]).toMatchObject({ body: { reason: 'Le mandrin' } });
    keep.mockRestore();
    await user.type(field, ' est fendu');
    cleanup();
    await waitFor(async () =>
      expect(await drafts.read(draft)).toMatchObject({ body: { reason: 'Le mandrin est fendu' } }),
    );
  });

  it('does not replace what somebody types before it is read', async () => {
    const note = { kind: 'note', subject: rental.id, photos: [] };
    await drafts.keep({ ...note, body: { text: 'Ancien' } });
    show(<Note />);
    const field = screen.getByLabelText<HTMLInputElement>('Note');
    fireEvent.change(field, { target: { value: 'Nouveau' } });
    await waitFor(async () =>
      expect(await drafts.read(note)).toMatchObject({ body: { text: 'Nouveau' } }),
    );
    expect(field.value).toBe('Nouveau');
  });

  it('stays as it is when the phone tells it too late', async () => {
    const note = { kind: 'note', subject: rental.id, photos: [] };
    await drafts.keep({ ...note, body: { text: 'Ancien' } });
    const release = await holdStore('drafts');
    show(<Note />);
    await after(1_700);
    await release();
    await after(100);
    const change = (value: string) =>
      fireEvent.change(screen.getByLabelText('Note'), { target: { value } });
    change('Nouveau');
    await after(500);
    change('');
    await after(500);
    cleanup();
    expect(await drafts.read(note)).toMatchObject({ body: { text: 'Ancien' } });
  });

  it('is thrown away by hand', async () => {
    await drafts.keep(draft);
    const { user, form } = await openForm();
    await user.click(await form.findByRole('button', { name: 'Effacer' }));
    expect(form.queryByDisplayValue('Le mandrin est fendu')).toBeNull();
    expect(form.queryByRole('img')).toBeNull();
    await waitFor(async () => expect(await drafts.read(draft)).toBeUndefined());
  });

  it('is that of its member, until they sign out', async () => {
    await drafts.keep(draft);
    signIn(aUser({ id: '00000000-0000-4000-8000-00000000000f' }));
    expect(await drafts.read(draft)).toBeUndefined();
    signIn(aUser());
    expect(await drafts.read(draft)).toMatchObject({ body: draft.body });
    await drafts.dropAll();
    expect(await drafts.read(draft)).toBeUndefined();
  });
});

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const NOTHING = { text: '' };

function Note() {
  const [typed, setTyped] = useState(NOTHING);
  useDraft({
    form: { kind: 'note', subject: rental.id },
    isKept: true,
    open: true,
    empty: NOTHING,
    typed,
    photos: NO_PHOTOS,
    fill: (kept) => setTyped(kept as typeof NOTHING),
  });
  return (
    <input
      aria-label="Note"
      value={typed.text}
      onChange={({ target }) => setTyped({ text: target.value })}
    />
  );
}

const NO_PHOTOS: [] = [];

let become: (rental: Rental) => void;

function Listed({ first, owner }: { first: Rental; owner: boolean }) {
  const [shown, setShown] = useState(first);
  become = setShown;
  return owner ? <RequestCard rental={shown} /> : <MyRentalCard rental={shown} />;
}

describe('what is written in a dispute', () => {
  const claim = { claimed: 12_000, offered: 5_000 };
  beforeEach(() => {
    server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
    server.on('get', '/api/rentals/{id}/history', []);
  });

  const disputed = { status: 'terminée', deposit: 20_000, claim } as const;

  it.each([
    ['report-missing', 'Objet non rendu', "Ce qui s'est passé", null, true],
    ['accept-offer', 'Répondre', 'Pourquoi', 'Refuser', true],
    ['accept-claim', 'Répondre', 'Pourquoi', 'Proposer moins', false],
  ] as const)(
    'stays when the list is read again, and after the page was closed: %s',
    async (action, label, field, choice, owner) => {
      const first = aRental({ ...disputed, actions: [action] });
      const user = show(<Listed first={first} owner={owner} />);
      await user.click(screen.getByRole('button', { name: label }));
      const form = within(await screen.findByRole('dialog'));
      if (choice) await user.click(form.getByRole('radio', { name: new RegExp(`^${choice}`) }));
      await user.type(form.getByLabelText(field), 'Personne au rendez-vous');
      act(() => become({ ...first, actions: [] }));
      expect(form.getByDisplayValue('Personne au rendez-vous')).toBeDefined();
      cleanup();
      const again = show(<Listed first={first} owner={owner} />);
      await again.click(screen.getByRole('button', { name: label }));
      expect(await screen.findByDisplayValue('Personne au rendez-vous')).toBeDefined();
    },
  );

  it('is gone once it was sent', async () => {
    const path = '/api/rentals/{id}/report-missing';
    const first = aRental({ ...disputed, actions: ['report-missing'] });
    server.on('post', path, () => {
      act(() => become({ ...first, actions: [] }));
      return first;
    });
    const user = show(<Listed first={first} owner />);
    await user.click(screen.getByRole('button', { name: 'Objet non rendu' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText("Ce qui s'est passé"), 'Personne au rendez-vous');
    await user.click(form.getByRole('button', { name: 'Signaler à Loka' }));
    expect(await screen.findByText(/^Signalé/)).toBeDefined();
    cleanup();
    const form2 = { kind: 'report-missing', subject: first.id };
    await waitFor(async () => expect(await drafts.read(form2)).toBeUndefined());
  });
});
