import {
  anApproval,
  aPayment,
  aRental,
  aUser,
  aVerification,
  page,
  server,
} from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { approvals } from '../resources/approvals';
import { auditReports } from '../resources/audit-reports';
import { itemChecks } from '../resources/item-checks';
import { items } from '../resources/items';
import { payments } from '../resources/payments';
import { reconciliationReports } from '../resources/reconciliation-reports';
import { rentals } from '../resources/rentals';
import { reports } from '../resources/reports';
import { reviews } from '../resources/reviews';
import { users } from '../resources/users';
import { verifications } from '../resources/verifications';
import { address, show } from '../testing/render';

const id = '0a000000-0000-4000-8000-000000000040';
const at = '2026-12-01T09:30:00.000Z';
const person = { id: '0a000000-0000-4000-8000-000000000041', name: 'Awa Mboumba' };

const lists = [
  { resource: users, row: aUser({ id, name: 'Awa Mboumba' }), link: 'Awa Mboumba' },
  {
    resource: verifications,
    row: { ...aVerification({ id }), userName: 'Awa Mboumba', lookAlikeCount: 0, doubts: [] },
    link: 'Awa Mboumba',
  },
  { resource: rentals, row: aRental({ id, itemTitle: 'Tente' }), link: 'Tente' },
  { resource: payments, row: { ...aPayment({ reference: 'LOKA-1' }), id }, link: 'LOKA-1' },
  {
    resource: items,
    row: {
      id,
      title: 'Tente',
      images: [],
      price: 5_000,
      priceUnit: 'jour',
      state: 'offered',
      createdAt: at,
    },
    link: 'Tente',
  },
  {
    resource: itemChecks,
    row: {
      id,
      title: 'Tente',
      image: null,
      words: [],
      owner: person,
      createdAt: at,
      outcome: null,
    },
    link: 'Tente',
  },
  {
    resource: reports,
    row: {
      id,
      title: 'Tente',
      kind: 'item',
      reason: 'fraud',
      member: person,
      takenBy: null,
      createdAt: at,
    },
    link: 'Tente',
  },
  {
    resource: reviews,
    row: {
      id,
      comment: 'Très bien',
      subject: 'item',
      itemTitle: 'Tente',
      rating: 5,
      createdAt: at,
    },
    link: 'Très bien',
  },
  {
    resource: approvals,
    row: anApproval({ id, title: person.name }),
    link: 'Awa Mboumba',
  },
  {
    resource: reconciliationReports,
    row: {
      id,
      day: '2026-12-01',
      since: at,
      differences: 0,
      compared: 1,
      unanswered: 0,
      differenceTotal: 0,
    },
    link: /^1\D+2026$/,
  },
  {
    resource: auditReports,
    row: { id, day: '2026-12-01', broken: 0, unchecked: 0, checked: 90 },
    link: /^1\D+2026$/,
  },
];

describe('a row of a list on a wide screen', () => {
  it.each(lists)('is opened by the keyboard: $resource.name', async ({ resource, row, link }) => {
    const { name, list: List } = resource;
    server.on('get', `/api/admin/${name}` as '/api/admin/users', page([row] as never[]));
    server.on('get', '/api/admin/comparisons', page([]));
    if (typeof List !== 'function') throw new Error(`${name} has no list`);
    const Rows = List as () => React.ReactElement;
    const user = show(
      <ResourceContextProvider value={name}>
        <Rows />
      </ResourceContextProvider>,
    );
    const words = await screen.findByRole('link', { name: link });
    words.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/${name}/${id}/show`));
  });
});
