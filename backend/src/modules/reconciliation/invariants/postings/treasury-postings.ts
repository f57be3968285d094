import { Prisma } from '../../../../platform/database/generated/client.js';
import { wantedPostings } from './posting-invariant.js';

/** What two admins have booked of operators' statements. */
export const treasuryPostings = wantedPostings({
  from: Prisma.sql`treasury_postings p`,
  cause: Prisma.sql`p.kind::text`,
  key: Prisma.sql`'treasury:' || p.id`,
  rentalId: Prisma.sql`null`,
  at: Prisma.sql`p.posted_at`,
  holders: {
    operator: Prisma.sql`p.operator`,
    destination: Prisma.sql`p.to_operator`,
    own: Prisma.sql`'own'`,
    unclaimed: Prisma.sql`'unclaimed'`,
  },
  amounts: { amount: Prisma.sql`p.amount` },
  postings: {
    float_transferred: {
      upon: ['transfer'],
      entries: [
        ['provider', 'operator', { amount: 1 }],
        ['provider', 'destination', { amount: -1 }],
      ],
    },
    own_money_paid_in: {
      upon: ['pay_in'],
      entries: [
        ['provider', 'operator', { amount: -1 }],
        ['suspense', 'own', { amount: 1 }],
      ],
    },
    own_money_taken_out: {
      upon: ['take_out'],
      entries: [
        ['suspense', 'own', { amount: -1 }],
        ['provider', 'operator', { amount: 1 }],
      ],
    },
    float_fee_charged: {
      upon: ['fee_charged'],
      entries: [
        ['fees', 'operator', { amount: -1 }],
        ['provider', 'operator', { amount: 1 }],
      ],
    },
    float_fee_refunded: {
      upon: ['fee_refunded'],
      entries: [
        ['provider', 'operator', { amount: -1 }],
        ['fees', 'operator', { amount: 1 }],
      ],
    },
    float_fee_refilled: {
      upon: ['fee_refilled'],
      entries: [
        ['provider', 'operator', { amount: -1 }],
        ['fees', 'operator', { amount: 1 }],
      ],
    },
    unclaimed_sent_back: {
      upon: ['unclaimed_sent_back'],
      entries: [
        ['suspense', 'unclaimed', { amount: -1 }],
        ['provider', 'operator', { amount: 1 }],
      ],
    },
  },
});
