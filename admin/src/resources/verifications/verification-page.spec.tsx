import { aVerification, page, refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useGetOne } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VerificationDetail, VerificationReview } from '../../api/types';
import { address, show } from '../../testing/render';
import { VerificationPage } from './verification-show';

const NEXT = '0a000000-0000-4000-8000-000000000051';
const approve = '/api/admin/verifications/{id}/approve';
const refuse = '/api/admin/verifications/{id}/refuse';
const skip = '/api/admin/verifications/{id}/skip';
const papers = '/api/admin/verifications/{id}/papers';
const claim = '/api/admin/verifications/{id}/claim';
const next = '/api/admin/verifications/next';
const UNTIL = '2026-12-01T10:05:00.000Z';

const aReview = (traits: Partial<VerificationReview> = {}): VerificationReview => ({
  status: 'pending',
  decidedByName: null,
  claim: { name: 'Ada Nze', isOwn: true, until: UNTIL },
  position: 12,
  total: 200,
  waiting: 189,
  ...traits,
});
const bySylvie = { name: 'Sylvie Moussavou', isOwn: false, until: UNTIL };

const nextIs = (id: string | null, waiting = id ? 1 : 0) =>
  server.on('post', next, { id, position: id ? 1 : null, total: waiting, waiting });

const open = (traits: Partial<VerificationDetail> = {}) =>
  show(<VerificationPage submission={aVerification(traits)} />);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** As the console reads it, and again after each change. */
function ReadVerification() {
  const { data } = useGetOne<VerificationDetail>('verifications', { id: aVerification().id });
  return data ? <VerificationPage submission={data} /> : null;
}

/** Once all pictures are there, and no dialog hides the page. */
async function shown() {
  await waitFor(() => expect(button('Approuver').disabled).toBe(false));
}

/** Which pictures were asked for, each as often as it is on record. */
let viewed: string[];
/** Why number and birth date were, each time. */
let read: string[];

beforeEach(() => {
  viewed = [];
  read = [];
  for (const path of ['/files/document', '/files/back', '/files/photo']) {
    server.on('get', path as '/api/places', ({ query }) => {
      viewed.push(`${path} ${query.get('reason')}`);
      return page([]);
    });
  }
  server.on('get', papers, ({ query }) => {
    read.push(query.get('reason') ?? '');
    return { numero: 'GA-123456', birthDate: '1990-05-14' };
  });
  server.on('put', claim, aReview());
  server.on('delete', claim, null);
  server.on('get', '/api/admin/verifications/{id}', aVerification());
});

describe('the page of an identity', () => {
  it('says where it stands, and that it is looked at', async () => {
    open();
    expect(await screen.findByText('12 sur 200')).toBeDefined();
    expect(screen.getByText('Vous la regardez')).toBeDefined();
    await shown();
  });

  it('approves, then opens the next one', async () => {
    server.on('post', approve, aVerification({ status: 'approved' }));
    nextIs(NEXT);
    const user = open();
    await shown();
    await user.click(button('Approuver'));
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
    expect(server.calls('post', approve)).toHaveLength(1);
  });

  it('reads each picture once, for one reason, also when it is decided', async () => {
    server.on('post', approve, aVerification({ status: 'approved' }));
    nextIs(null);
    const user = open({ documentBackUrl: '/files/back' });
    await shown();
    await user.click(button("Agrandir\u00a0: Document d'identité"));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('a');
    await waitFor(() => expect(address()).toBe('/verifications'));
    expect(viewed.sort()).toEqual([
      '/files/back revue',
      '/files/document revue',
      '/files/photo revue',
    ]);
    expect(read).toEqual(['revue']);
  });

  it('is approved by nobody who has not seen all pictures', async () => {
    server.on('get', '/files/photo' as '/api/places', refusal(404, 'upload-not-found'));
    const user = open();
    expect(await screen.findByText('upload-not-found')).toBeDefined();
    expect(button('Approuver').disabled).toBe(true);
    await user.keyboard('a');
    expect(server.calls('post', approve)).toHaveLength(0);
    expect(button('Refuser').disabled).toBe(false);
  });

  it('is decided by nobody who has a rental under way with the member, and is left to others', async () => {
    const user = open({ involved: true });
    expect(await screen.findByText(/une location en cours avec ce membre/)).toBeDefined();
    await screen.findByText('Vous la regardez');
    await user.keyboard('ar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls('post', approve)).toHaveLength(0);
    expect(button('Approuver').disabled).toBe(true);
    expect(button('Passer').disabled).toBe(false);
  });

  it('leaves whoever has gone elsewhere meanwhile where they are, and the next one to others', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on('post', approve, aVerification({ status: 'approved' }));
    server.on('post', next, async () => {
      await asked;
      return { id: NEXT, position: 1, total: 1, waiting: 1 };
    });
    const user = show(
      <Routes>
        <Route
          index
          element={
            <>
              <VerificationPage submission={aVerification()} />
              <Link to="/users">Utilisateurs</Link>
            </>
          }
        />
        <Route path="users" element={<p>La liste</p>} />
      </Routes>,
    );
    await shown();
    await user.click(button('Approuver'));
    await waitFor(() => expect(server.calls('post', next)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Utilisateurs' }));
    answer();
    await waitFor(() =>
      expect(server.calls('delete', claim).map(({ path }) => path)).toContain(
        `/api/admin/verifications/${NEXT}/claim`,
      ),
    );
    expect(address()).toBe('/users');
  });

  it('goes to the list once none is left but those that others look at', async () => {
    server.on('post', approve, aVerification({ status: 'approved' }));
    nextIs(null, 2);
    const user = open();
    await shown();
    await user.click(button('Approuver'));
    await waitFor(() => expect(address()).toBe('/verifications'));
  });

  it('refuses with a reason', async () => {
    server.on('post', refuse, aVerification({ status: 'rejected' }));
    nextIs(null);
    const user = open();
    await shown();
    await user.click(button('Refuser'));
    expect(screen.getByText(/Awa Mboumba recevra cette raison/)).toBeDefined();
    const dialog = within(screen.getByRole('dialog'));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Refuser' });
    expect(confirm.disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Autre raison' }));
    expect(confirm.disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /Votre raison/ }), ' Photo floue ');
    await user.click(confirm);
    await waitFor(() => expect(address()).toBe('/verifications'));
    expect(server.calls('post', refuse).map(({ body }) => body)).toEqual([
      { reason: 'Photo floue' },
    ]);
  });

  it('keeps the reason that was typed when the refusal fails', async () => {
    server.on('post', refuse, refusal(503, 'service-unavailable'));
    const user = open();
    await shown();
    await user.keyboard('r');
    const first = await screen.findByRole('radio', { name: /flou ou illisible/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('7');
    await user.type(screen.getByRole('textbox', { name: /Votre raison/ }), 'Photo floue');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuser' }));
    expect(await screen.findByText('service-unavailable')).toBeDefined();
    expect(screen.getByDisplayValue('Photo floue')).toBeDefined();
  });

  it('passes on with a note, and stays when no other waits', async () => {
    server.on('post', skip, null);
    const { id } = aVerification();
    nextIs(id);
    const user = open();
    await shown();
    await user.keyboard('{ArrowRight}');
    await user.type(screen.getByRole('textbox', { name: /Note/ }), ' Nom coupé{Enter}');
    expect(await screen.findByText('Demande de Awa Mboumba passée.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('post', skip).map(({ body }) => body)).toEqual([{ note: 'Nom coupé' }]);
    expect(address()).toBe('/');
    await shown();
  });

  it('shows what others noted who have passed it on', async () => {
    open({
      skips: [
        { byName: 'Sylvie Moussavou', note: 'Nom coupé', at: '2026-12-01T09:00:00.000Z' },
        { byName: 'Paul Obiang', note: null, at: '2026-12-01T08:30:00.000Z' },
      ],
    });
    expect(screen.getByText('Nom coupé')).toBeDefined();
    expect(screen.getByText('Passée sans note.')).toBeDefined();
    await shown();
  });
});

describe('keys', () => {
  it('approve with A', async () => {
    server.on('post', approve, aVerification({ status: 'approved' }));
    nextIs(NEXT);
    const user = open();
    await shown();
    await user.keyboard('A');
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
  });

  it('do nothing while a dialog is open, or with Ctrl', async () => {
    const user = open();
    await shown();
    await user.keyboard('{Control>}a{/Control}r');
    expect(screen.getByRole('dialog')).toBeDefined();
    await user.keyboard('a+{ArrowRight}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(server.calls('post', approve)).toHaveLength(0);
  });

  it('do nothing while somebody types, or once they are turned off', async () => {
    const user = show(
      <>
        <input aria-label="Chercher" />
        <VerificationPage submission={aVerification()} />
      </>,
    );
    await shown();
    await user.type(screen.getByRole('textbox', { name: 'Chercher' }), 'ar');
    expect(screen.queryByRole('dialog')).toBeNull();
    const setting = screen.getByRole('switch', { name: 'Raccourcis clavier' });
    await user.click(setting);
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(setting);
    await user.keyboard('r');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(server.calls('post', approve)).toHaveLength(0);
  });

  it('make both pictures larger, and turn one', async () => {
    const user = open();
    await shown();
    const pictures = () =>
      ["Document d'identité", 'Photo prise en direct'].map(
        (name) => screen.getByRole('img', { name }).style,
      );
    // Larger than its place, a picture is moved around in it.
    const larger = () => document.querySelectorAll('[data-own-arrows]').length;
    expect(larger()).toBe(0);
    await user.keyboard('++');
    expect(larger()).toBe(2);
    await user.keyboard('--');
    expect(larger()).toBe(0);
    expect(button('Dézoomer').disabled).toBe(true);
    await user.keyboard('pp');
    expect(pictures().map(({ rotate }) => rotate)).toEqual(['0deg', '180deg']);
    await user.keyboard('d');
    expect(pictures().map(({ rotate }) => rotate)).toEqual(['90deg', '180deg']);
    await user.click(button('Zoomer'));
    await user.click(button('Tourner\u00a0: Photo prise en direct'));
    expect(pictures().map(({ rotate }) => rotate)).toEqual(['90deg', '270deg']);
  });
});

describe('an identity that somebody else looks at', () => {
  it('says who, and is left to them', async () => {
    server.on('put', claim, aReview({ claim: bySylvie }));
    nextIs(NEXT);
    const user = open();
    expect(await screen.findByText(/^Sylvie Moussavou la regarde/)).toBeDefined();
    expect(button('Approuver').disabled).toBe(true);
    expect(button('Refuser').disabled).toBe(true);
    await user.keyboard('ar');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
    expect(server.calls('post', skip)).toHaveLength(0);
  });

  it('gives way to the next one once they have decided it', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const decided = { status: 'approved', decidedByName: 'Sylvie Moussavou', claim: null } as const;
    server.on('put', claim, aReview({ claim: bySylvie }));
    nextIs(NEXT);
    open();
    expect(await screen.findByText(/^Sylvie Moussavou la regarde/)).toBeDefined();
    server.on('put', claim, aReview({ ...decided, position: null }));
    const [renew] = timers.mock.calls.find(([, delay]) => delay === 15_000) ?? [];
    (renew as () => void)();
    expect(
      await screen.findByText('Identité de Awa Mboumba déjà décidée par Sylvie Moussavou.'),
    ).toBeDefined();
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
  });

  it('is read again, and stays, when it was decided before the page was opened', async () => {
    const decided = { status: 'rejected', decidedByName: 'Ada Nze', claim: null } as const;
    server.on('put', claim, aReview({ ...decided, position: null }));
    nextIs(NEXT);
    const refused = aVerification({ status: 'rejected', reason: 'Document expiré' });
    server.on('get', '/api/admin/verifications/{id}', () =>
      server.calls('put', claim).length > 0 ? refused : aVerification(),
    );
    show(<ReadVerification />);
    expect(await screen.findByText('Document expiré')).toBeDefined();
    expect([address(), server.calls('post', next)]).toEqual(['/', []]);
  });

  it('gives way to the next one when the decision comes too late', async () => {
    server.on('post', approve, refusal(409, 'verification-already-decided'));
    nextIs(NEXT);
    const user = open();
    await shown();
    await user.keyboard('a');
    expect(await screen.findByText(/déjà décidée par quelqu'un d'autre/)).toBeDefined();
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
  });

  it('gives way to the next one when the answer to the own decision was lost', async () => {
    server.on('post', approve, refusal(409, 'verification-already-decided'));
    nextIs(NEXT);
    const user = open();
    await shown();
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.keyboard('a');
    expect(await screen.findByText(/^Le serveur n'a pas répondu/)).toBeDefined();
    await waitFor(() => expect(button('Approuver').disabled).toBe(false));
    await user.keyboard('a');
    expect(await screen.findByText('Identité de Awa Mboumba déjà décidée.')).toBeDefined();
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
  });

  it('stays when they have it, and the decision is refused for that', async () => {
    const detail = "Quelqu'un d'autre regarde cette demande.";
    server.on('post', approve, refusal(409, 'verification-taken', { detail }));
    const user = open();
    await shown();
    await user.keyboard('a');
    expect(await screen.findByText(detail)).toBeDefined();
    expect(address()).toBe('/');
  });
});

describe('a decided identity', () => {
  it('can only be read', async () => {
    open({
      status: 'rejected',
      reason: 'Document expiré',
      decidedAt: '2026-12-01T22:30:00.000Z',
      decidedByName: 'Ada Nze',
    });
    expect(screen.getByText('Document expiré')).toBeDefined();
    expect(screen.getByText('1er déc. 2026 à 23:30')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approuver' })).toBeNull();
    expect(server.calls('put', claim)).toHaveLength(0);
  });

  it('shows its papers once a reason is said, which is on record with each', async () => {
    const user = open({ status: 'rejected', reason: 'Document expiré' });
    const ask = button('Afficher les pièces');
    expect(ask.disabled).toBe(true);
    expect(screen.queryByText("Document d'identité")).toBeNull();
    await user.type(screen.getByLabelText(/^Raison/), 'Le membre conteste le refus');
    expect([viewed, read]).toEqual([[], []]);
    await user.click(ask);
    expect(await screen.findByText('GA-123456')).toBeDefined();
    await waitFor(() =>
      expect(viewed.sort()).toEqual([
        '/files/document Le membre conteste le refus',
        '/files/photo Le membre conteste le refus',
      ]),
    );
    expect(read).toEqual(['Le membre conteste le refus']);
  });

  it('whose papers are deleted asks for no reason', async () => {
    const gone = { documentUrl: null, photoUrl: null, numero: null };
    open({ status: 'rejected', ...gone, papersDeletedAt: '2026-12-31T22:30:00.000Z' });
    expect(screen.getByText(/^Supprimées/)).toBeDefined();
    expect(screen.queryByText('Afficher les pièces')).toBeNull();
    expect(read).toEqual([]);
  });
});
