import { aVerification, page, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Verification } from '../../api/types';
import { address, show } from '../../testing/render';
import { Decision } from './decision';

const NEXT = '0a000000-0000-4000-8000-000000000051';
const approve = '/api/admin/verifications/{id}/approve';
const refuse = '/api/admin/verifications/{id}/refuse';

/** The submissions that wait after this one. */
const nextAre = (rows: Verification[]) => server.on('get', '/api/admin/verifications', page(rows));

describe('the decision about an identity', () => {
  it('approves, then opens the one that has waited longest', async () => {
    server.on('post', approve, aVerification({ status: 'approved' }));
    nextAre([aVerification({ id: NEXT })]);
    const user = show(<Decision submission={aVerification()} />);
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(address()).toBe(`/verifications/${NEXT}/show`));
    expect(server.calls('post', approve)).toHaveLength(1);
    const asked = server.calls('get', '/api/admin/verifications').at(-1)?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      status: 'pending',
      sort: 'createdAt',
      order: 'ASC',
      perPage: '1',
    });
  });

  it('leaves whoever has gone elsewhere meanwhile where they are', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on('post', approve, aVerification({ status: 'approved' }));
    server.on('get', '/api/admin/verifications', async () => {
      await asked;
      return page([aVerification({ id: NEXT })]);
    });
    const user = show(
      <Routes>
        <Route
          index
          element={
            <>
              <Decision submission={aVerification()} />
              <Link to="/users">Utilisateurs</Link>
            </>
          }
        />
        <Route path="users" element={<p>La liste</p>} />
      </Routes>,
    );
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(server.calls('get', '/api/admin/verifications')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Utilisateurs' }));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(address()).toBe('/users');
  });

  it('leaves whoever is on the way elsewhere, though the page is still there', async () => {
    const before = window.location.pathname;
    server.on('post', approve, aVerification({ status: 'approved' }));
    server.on('get', '/api/admin/verifications', () => {
      window.history.pushState(null, '', '/users');
      return page([aVerification({ id: NEXT })]);
    });
    const user = show(<Decision submission={aVerification()} />);
    const shown = address();
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(server.calls('get', '/api/admin/verifications')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(address()).toBe(shown);
    window.history.pushState(null, '', before);
  });

  it('goes to the list once none waits', async () => {
    server.on('post', approve, aVerification({ status: 'approved' }));
    nextAre([]);
    const user = show(<Decision submission={aVerification()} />);
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(address()).toBe('/verifications'));
  });

  it('refuses with a reason', async () => {
    server.on('post', refuse, aVerification({ status: 'rejected' }));
    nextAre([]);
    const user = show(<Decision submission={aVerification()} />);
    await user.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(screen.getByText(/Awa Mboumba recevra cette raison/)).toBeDefined();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Refuser' });
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

  it('that somebody else has taken meanwhile says so and stays', async () => {
    const detail = 'Cette demande a déjà été traitée.';
    server.on('post', approve, refusal(409, 'verification-already-decided', { detail }));
    const user = show(<Decision submission={aVerification()} />);
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    expect(await screen.findByText(detail)).toBeDefined();
    expect(address()).toBe('/');
  });

  it('once taken can only be read', () => {
    const decided = aVerification({
      status: 'rejected',
      reason: 'Document expiré',
      decidedAt: '2026-12-01T22:30:00.000Z',
      decidedByName: 'Ada Nze',
    });
    show(<Decision submission={decided} />);
    expect(screen.getByText('Document expiré')).toBeDefined();
    expect(screen.getByText('1 déc. 2026, 23:30')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
