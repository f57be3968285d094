import { aUser, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DataExport as Export } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { DataExport } from './data-export';

const path = '/api/account/exports';
const id = '0a000000-0000-4000-8000-000000000070';

function open(last: Partial<Export> | null) {
  signIn(aUser());
  server.on('get', path, { last: last && anExport(last) });
  return show(<DataExport />);
}

const anExport = (traits: Partial<Export>): Export => ({
  id,
  state: 'ready',
  requestedAt: '2026-12-01T10:00:00.000Z',
  expiresAt: null,
  parts: [],
  ...traits,
});

const ask = (name = 'Demander mes données') => screen.findByRole('button', { name });

describe('the export of one’s data', () => {
  it('is asked for, and cannot be asked for again while it is prepared', async () => {
    const user = open(null);
    server.on('post', path, () => {
      const last = anExport({ state: 'preparing' });
      server.on('get', path, { last });
      return { last };
    });
    await user.click(await ask());
    expect(await screen.findByText('Votre fichier est en préparation.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.calls('post', path)).toHaveLength(1);
  });

  it('says how large it is and until when it is kept', async () => {
    open({ expiresAt: '2026-12-08T10:00:00.000Z', parts: [{ part: 1, bytes: 2_345_678 }] });
    expect(await screen.findByText(/^Prêt jusqu'au .*8 déc/)).toBeDefined();
    expect(screen.getByText(/^2,3\sMo\./)).toBeDefined();
    expect(await ask('Télécharger')).toBeDefined();
    expect(await ask('Préparer un nouveau fichier')).toBeDefined();
  });

  it('that is gone by the time it is downloaded says so, and can be asked for again', async () => {
    const user = open({ expiresAt: '2026-12-08T10:00:00.000Z', parts: [{ part: 1, bytes: 1 }] });
    server.on('get', '/api/account/exports/{id}/file', () => {
      server.on('get', path, { last: anExport({ state: 'expired' }) });
      return refusal(404, 'export-not-found');
    });
    await user.click(await ask('Télécharger'));
    expect(await screen.findByText("Le fichier n'a pas été téléchargé.")).toBeDefined();
    expect(await screen.findByText(/^Votre dernier fichier a été supprimé/)).toBeDefined();
    expect(await ask()).toBeDefined();
  });

  it('of several files has a button for each, of which one is used at a time', async () => {
    const parts = [20_400_000, 20_100_000, 3_000].map((bytes, index) => ({
      part: index + 1,
      bytes,
    }));
    const user = open({ expiresAt: '2026-12-08T10:00:00.000Z', parts });
    expect(await screen.findByText(/^40,5\sMo\. Téléchargez toutes les parties/)).toBeDefined();
    expect(await ask('Télécharger la partie 1 sur 3 (20\u00a0Mo)')).toBeDefined();
    expect(await ask('Télécharger la partie 3 sur 3 (1\u00a0Mo)')).toBeDefined();
    server.on('get', '/api/account/exports/{id}/file', refusal(409, 'download-under-way'));
    await user.click(await ask('Télécharger la partie 2 sur 3 (20\u00a0Mo)'));
    expect(await screen.findByText(/^Un téléchargement de vos données est déjà/)).toBeDefined();
    const [call] = server.calls('get', '/api/account/exports/{id}/file');
    expect(call?.query.get('part')).toBe('2');
  });

  it('that failed is asked for again; too many are refused with the reason', async () => {
    const user = open({ state: 'failed' });
    expect(await screen.findByText("Votre fichier n'a pas pu être préparé.")).toBeDefined();
    server.on('post', path, refusal(429, 'too-many-exports'));
    await user.click(await ask());
    expect(
      await screen.findByText('Trois fichiers par jour au plus. Réessayez demain.'),
    ).toBeDefined();
  });
});
