import { UNREACHABLE } from '@loka/client';
import { anItem, aQuote, aUser, aWallet, server } from '@loka/client/testing';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERRORS_FR } from '@/api/errors.fr';
import type { ItemDetail } from '@/api/types';
import { stubIntersections } from '@/testing/intersection';
import { address, show, signIn } from '@/testing/render';
import Billing from './billing';
import ItemPage from './item';

const item = anItem();
const checkPath = '/api/rentals/check';

beforeEach(() => {
  localStorage.clear();
  // As on a wide screen; what is below it is not loaded.
  stubIntersections('#demande');
  server.on('get', '/api/items/{id}/quote', aQuote());
  server.on('get', checkPath, { exists: false });
  server.on('get', '/api/favourites/ids', []);
  server.on('post', '/api/items/{id}/views', null);
  server.on('post', '/api/items/{id}/checkouts', null);
});

function open(traits: Partial<ItemDetail> = {}, search = '') {
  server.on('get', '/single/item/{id}', anItem(traits));
  return show(
    <Routes>
      <Route path="/objet/:id" element={<ItemPage />} />
      <Route path="/facturation" element={<Billing />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/objet/${item.id}${search}` },
  );
}

const way = (name: string) => screen.queryByRole('link', { name });
const form = () => screen.queryByRole('heading', { name: 'Demander cet objet' });

function keepRequest() {
  const draft = { start: '2026-12-10', end: '2026-12-13', address: 'Louis', at: Date.now() };
  localStorage.setItem(`loka.form.request.${item.id}`, JSON.stringify(draft));
}

describe('the page of an object', () => {
  it('leads a visitor to the form', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Demander' })).toBeDefined();
    expect(form()).not.toBeNull();
    expect(server.calls('get', checkPath)).toHaveLength(0);
  });

  it('tells its owner that it is theirs, also at the bottom of a phone', async () => {
    signIn(aUser({ id: item.ownerId }));
    open();
    expect(await screen.findByText("C'est votre annonce.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Modifier' }).getAttribute('href')).toBe(
      `/tableau-de-bord/mes-objets/${item.id}/modifier`,
    );
    expect(way('Demander')).toBeNull();
    expect(form()).toBeNull();
  });

  it('says that an unavailable one cannot be requested, also at the bottom of a phone', async () => {
    open({ available: false });
    expect(await screen.findByText('Indisponible')).toBeDefined();
    expect(way('Demander')).toBeNull();
    expect(form()).toBeNull();
  });

  it('says that a request waits already, before another is filled in', async () => {
    server.on('get', checkPath, { exists: true });
    signIn();
    open();
    expect(await screen.findByText(/^Vous avez déjà une réservation en attente/)).toBeDefined();
    expect(way('Ma demande')).not.toBeNull();
    expect(way('Demander')).toBeNull();
    expect(form()).toBeNull();
    const [call] = server.calls('get', checkPath);
    expect(call?.query.get('status')).toBe('en_attente');
  });
});

describe('an object that is tapped without network', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
    vi.restoreAllMocks();
  });

  it('says that there is none at once, and shows the object when it is back', async () => {
    const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    onlineManager.setOnline(false);
    open();
    expect(await screen.findByText(UNREACHABLE.detail)).toBeDefined();
    network.mockRestore();
    onlineManager.setOnline(true);
    expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeDefined();
  });
});

describe('an object for verified members alone', () => {
  const traits = { requiresVerifiedRenter: true };

  it.each([
    [0, 'Vérifier mon identité'],
    [-1, 'Vérifier mon identité'],
    [1, 'Voir ma vérification'],
  ])(
    'leads a member (%i) to the verification, also at the bottom of a phone',
    async (verifier, name) => {
      signIn(aUser({ verifier }));
      open(traits);
      const ways = await screen.findAllByRole('link', { name });
      expect(screen.getByText('Identité vérifiée demandée')).toBeDefined();
      expect(ways.map((link) => link.getAttribute('href'))).toEqual(
        Array(2).fill('/tableau-de-bord/profil'),
      );
      expect(way('Demander')).toBeNull();
      expect(form()).toBeNull();
    },
  );

  it('is asked for by verified members, and by visitors who may be one', async () => {
    open(traits);
    expect(await screen.findByRole('link', { name: 'Demander' })).toBeDefined();
    cleanup();
    signIn(aUser({ verifier: 2 }));
    open(traits);
    expect(await screen.findByRole('link', { name: 'Demander' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Identité vérifiée demandée')).toBeNull());
  });
});

describe('an object that is opened with dates in its address', () => {
  const days = async () =>
    [
      await screen.findByRole('button', { name: /^Date de début/ }),
      screen.getByRole('button', { name: /^Date de fin/ }),
    ].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  const quotes = () => server.calls('get', '/api/items/{id}/quote');

  it('begins its request with them, and shows what they cost', async () => {
    open({}, '?from=2026-12-10&to=2026-12-13');
    expect(await days()).toEqual(['Date de début 10 déc. 2026', 'Date de fin 13 déc. 2026']);
    expect(await screen.findByText(/^35\s000\sFCFA$/)).toBeDefined();
    expect(quotes().map(({ query }) => query.get('end_date'))).toEqual(['2026-12-13']);
    await waitFor(() => expect(address()).toBe(`/objet/${item.id}`));
  });

  it('has them instead of those that were typed before, and the rest of what was typed', async () => {
    keepRequest();
    open({}, '?from=2026-12-20&to=2026-12-22');
    expect(await days()).toEqual(['Date de début 20 déc. 2026', 'Date de fin 22 déc. 2026']);
    expect(screen.getByLabelText<HTMLInputElement>(/^Adresse/).value).toBe('Louis');
    cleanup();
    open();
    expect(await days()).toEqual(['Date de début 20 déc. 2026', 'Date de fin 22 déc. 2026']);
  });

  it.each([
    ['past', '?from=2020-12-10&to=2020-12-13'],
    ['years ahead', '?from=2036-12-10&to=2036-12-13'],
    ['turned around', '?from=2026-12-13&to=2026-12-10'],
    ['no days', '?from=2026-02-31&to=demain'],
  ])('leaves out dates that are %s', async (_what, search) => {
    open({}, search);
    expect(await days()).toEqual(['Date de début À choisir', 'Date de fin À choisir']);
    expect(quotes()).toHaveLength(0);
  });

  it('says what is wrong with dates that the calendar can show', async () => {
    open({}, '?from=2026-12-10&to=2029-12-10');
    expect(await days()).toEqual(['Date de début 10 déc. 2026', 'Date de fin 10 déc. 2029']);
    expect(screen.getByText(ERRORS_FR['period-too-long'])).toBeDefined();
    expect(quotes()).toHaveLength(0);
  });
});

describe('another object, opened from the page of the first', () => {
  it('begins with nothing that was typed for the first', async () => {
    keepRequest();
    const other = '0196f000-0000-7000-8000-00000000abcd';
    const user = show(
      <>
        <Link to={`/objet/${other}`}>L'autre</Link>
        <Link to={`/objet/${item.id}`}>Le premier</Link>
        <Routes>
          <Route path="/objet/:id" element={<ItemPage />} />
        </Routes>
      </>,
      { at: `/objet/${other}` },
    );
    server.on('get', '/single/item/{id}', anItem());
    const typed = async () => (await screen.findByLabelText<HTMLInputElement>(/^Adresse/)).value;
    server.on('get', '/single/item/{id}', anItem({ id: other }));
    expect(await typed()).toBe('');
    server.on('get', '/single/item/{id}', anItem());
    await user.click(screen.getByText('Le premier'));
    await waitFor(async () => expect(await typed()).toBe('Louis'));
    // Both have been read by now: nothing is loaded between the two.
    await user.click(screen.getByText("L'autre"));
    expect(await typed()).toBe('');
  });
});

describe('a request of somebody who is not signed in', () => {
  it('leads to the way in, and back to itself', async () => {
    keepRequest();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Demander la location' }));
    await waitFor(() => expect(address()).toMatch(/^\/connexion/));
    const redirect = new URLSearchParams(address().split('?')[1]).get('redirect');
    expect(redirect).toBe(`/objet/${item.id}?suite=1#demande`);
  });

  it('goes on to the bill after signing in, with what was typed', async () => {
    keepRequest();
    signIn();
    server.on('get', '/api/wallet', aWallet());
    server.on('get', '/api/wallet/numbers', []);
    open({}, '?suite=1#demande');
    await waitFor(() => expect(address()).toBe('/facturation'));
    expect((await screen.findByText(/^10 déc/)).textContent).toContain('13');
    expect(screen.getByText(/^Adresse : Louis$/)).toBeDefined();
  });

  it('stops at a request that waits already', async () => {
    keepRequest();
    server.on('get', checkPath, { exists: true });
    signIn();
    open({}, '?suite=1#demande');
    expect(await screen.findByText(/^Vous avez déjà une réservation en attente/)).toBeDefined();
    await waitFor(() => expect(address()).toBe(`/objet/${item.id}`));
  });
});
