import { describe, expect, it } from 'vitest';
import type { StaffSearch } from '../api/types';
import { hitsOf as hitsOfText } from './hits';

const member: StaffSearch['members'][number] = {
  id: 'user',
  name: 'Awa Mboumba',
  email: 'awa@loka.example',
  phone: '066000001',
  number: { phoneNumber: '077000001', receives: true },
  exact: false,
};
const payment: StaffSearch['payments'][number] = {
  id: 'payment',
  reference: 'LK12345',
  gatewayReference: null,
  purpose: 'withdrawal',
  status: 'succeeded',
  total: 5_000,
  phoneNumber: '077000001',
  payerName: 'Awa Mboumba',
  createdAt: '2026-12-01T08:00:00.000Z',
  exact: false,
};
const rental: StaffSearch['rentals'][number] = {
  id: 'rental',
  itemTitle: 'Tente',
  renterName: 'Bob Ondo',
  ownerName: 'Alice Mba',
  startDate: '2026-12-10',
  endDate: '2026-12-12',
  status: 'en cours',
  exact: true,
};
const all = { members: [member], payments: [payment], rentals: [rental], items: [], limit: 5 };
const hitsOf = (found: StaffSearch) => hitsOfText(found, 'awa');

describe('what a search found', () => {
  it('is shown with what tells it from others, and where it leads', () => {
    const hits = hitsOf({ ...all, rentals: [] });
    expect(hits.map(({ path, label, detail }) => [path, label, detail])).toEqual([
      ['/users/user/show', 'Awa Mboumba', 'awa@loka.example · 066000001 · reçoit au 077000001'],
      [
        '/payments/payment/show',
        'LK12345',
        expect.stringMatching(/^Retrait · 5\s000\sFCFA · Awa Mboumba · 077000001 · 1er\sdéc/),
      ],
    ]);
  });

  it('has the kinds first of which one is what was typed', () => {
    expect(hitsOf(all).map(({ group }) => group)).toEqual(['Locations', 'Membres', 'Paiements']);
    expect(hitsOf(all)[0]?.detail).toContain('Bob Ondo loue à Alice Mba');
  });

  it('says of a number that it was used when it does not receive', () => {
    const number = { phoneNumber: '077000001', receives: false };
    const [hit] = hitsOf({ ...all, members: [{ ...member, number }], rentals: [] });
    expect(hit?.detail).toContain('a utilisé le 077000001');
  });

  it('ends with the list of all when there may be more than are shown', () => {
    const named = { ...member, number: null };
    const paths = hitsOf({ ...all, members: [named], limit: 1 }).map(({ path }) => path);
    expect(paths).toEqual([
      '/rentals/rental/show',
      '/users/user/show',
      expect.stringMatching(/^\/users\?filter=.*awa/),
      '/payments/payment/show',
      expect.stringMatching(/^\/payments\?filter=.*awa/),
    ]);
  });

  it('does not lead to the list of members by a number, which it does not know', () => {
    const paths = hitsOf({ ...all, limit: 1 }).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/users'))).toEqual(['/users/user/show']);
  });
});
