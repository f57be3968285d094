import { failureReasons } from '../../../src/modules/payments/domain/failure.js';
import {
  paymentStatuses,
  reviewReasons,
} from '../../../src/modules/payments/domain/payment-lifecycle.js';
import { paymentPurposes } from '../../../src/modules/payments/domain/payment-postings.js';
import { fulfilments } from '../../../src/modules/rentals/domain/fulfilment.js';
import { deadlines } from '../../../src/modules/rentals/domain/postponement.js';
import { changeKinds, changeStatuses } from '../../../src/modules/rentals/domain/rental-change.js';
import {
  handoverStatuses,
  rentalActors,
  rentalEvents,
  rentalStatuses,
  returnStatuses,
  securityDepositStatuses,
} from '../../../src/modules/rentals/domain/rental-status.js';
import { reviewSubjects } from '../../../src/modules/reviews/domain/publication.js';
import { type Change, type Query, rowsOfEachKind } from './change.js';

/** New values of a column, as SQL of the old one, by what they are called. */
type Values = (column: string) => Record<string, string>;

const anotherOf =
  (table: string, since = 'created_at') =>
  (column: string) => ({
    [`another of ${table}`]: `(select other.id from ${table} other where other.id is distinct from ${column}
    order by other.${since}, other.id limit 1)`,
  });
const member = anotherOf('users');
const franc: Values = (column) => ({
  'a franc more': `${column} + 1`,
  'a franc less': `${column} - 1`,
});
const piece: Values = (column) => ({
  'a piece more': `${column} + 1`,
  'a piece less': `${column} - 1`,
});
const oneMore: Values = (column) => ({ 'one more': `${column} + 1` });
const hour: Values = (column) => ({
  'an hour later': `${column} + interval '1 hour'`,
  'an hour earlier': `${column} - interval '1 hour'`,
});
const month: Values = (column) => ({
  'a month later': `${column} + interval '30 days'`,
  'a month earlier': `${column} - interval '30 days'`,
});
const day: Values = (column) => ({
  'a day later': `${column} + 1`,
  'a day earlier': `${column} - 1`,
});
const none: Values = () => ({ none: 'null' });
const one: Values = (column) => ({ 'one where there is none': `coalesce(${column}, 1)` });
const oneOf =
  (...values: readonly string[]): Values =>
  () =>
    Object.fromEntries(values.map((value) => [value, `'${value}'`]));
const text = (value: string): Values => oneOf(value);
const fact =
  (name: string, value: string): Values =>
  (column) => ({
    [`another ${name}`]: `jsonb_set(${column}, '{${name}}', '${value}', false)`,
  });
const all =
  (...several: Values[]): Values =>
  (column) =>
    Object.assign({}, ...several.map((values) => values(column)));

/** Every column that says something of money, for a row of each kind of its table. */
const columns: { table: string; kind: string; values: Record<string, Values> }[] = [
  {
    table: 'payments',
    kind: `purpose, status, rental_id is not null, settled_amount is not null, gateway_fees > 0, price_unit, pieces > 1,
      fulfilment`,
    values: {
      user_id: member,
      purpose: oneOf(...paymentPurposes),
      item_id: anotherOf('items'),
      start_date: day,
      end_date: day,
      pieces: piece,
      price_unit: oneOf('jour', 'semaine'),
      rent: franc,
      delivery_fee: franc,
      security_deposit: franc,
      amount: franc,
      wallet_amount: franc,
      settled_amount: all(franc, none, one),
      gateway_fees: all(franc, none, one),
      fees_booked_at: all(hour, none),
      operator: oneOf('airtel', 'moov', 'card'),
      operation_account: text('ACC_OTHER'),
      phone_number: text('066123499'),
      change_id: all(anotherOf('rental_changes', 'asked_at'), none),
      expires_at: month,
      status: oneOf(...paymentStatuses),
      review_reason: all(oneOf(...reviewReasons), none),
      gateway_reference: text('other'),
      failure_code: all(text('other'), none),
      failure_reason: all(oneOf(...failureReasons), none),
      next_check_at: all(
        (column) => ({ tomorrow: `coalesce(${column}, now()) + interval '1 day'` }),
        none,
      ),
      created_at: hour,
      decided_at: all(hour, none),
      rental_id: all(anotherOf('rentals'), none),
      notes: text('other'),
      fulfilment: oneOf(...fulfilments),
      meeting_point_id: anotherOf('meeting_points', 'name'),
      contract_version: all(none, one),
    },
  },
  {
    table: 'payment_events',
    kind: '"from", "to"',
    values: {
      payment_id: anotherOf('payments'),
      from: all(oneOf(...paymentStatuses), none),
      to: oneOf(...paymentStatuses),
      at: hour,
      detail: text('other'),
    },
  },
  {
    table: 'rentals',
    kind: 'status, handover_status, return_status, is_delayed, price_unit, pieces > 1, fulfilment, held_until is not null',
    values: {
      item_id: anotherOf('items'),
      renter_id: member,
      owner_id: member,
      start_date: day,
      end_date: day,
      status: oneOf(...rentalStatuses),
      pieces: piece,
      price_unit: oneOf('jour', 'semaine'),
      rent: franc,
      delivery_fee: franc,
      security_deposit: franc,
      total_price: franc,
      notes: text('other'),
      fulfilment: oneOf(...fulfilments),
      meeting_point_id: anotherOf('meeting_points', 'name'),
      handover_status: oneOf(...handoverStatuses),
      handover_code: (column) => ({
        another: `lpad(((${column}::int + 1) % 10000)::text, 4, '0')`,
      }),
      handover_wrong_codes: () => ({
        none: `'{}'`,
        'another one': `'{9876}'`,
        five: `'{9871,9872,9873,9874,9875}'`,
      }),
      answer_due_at: all(hour, month, none, () => ({ 'one where there is none': 'now()' })),
      handover_due_at: all(none, hour, month),
      kept_rent: franc,
      return_status: oneOf(...returnStatuses),
      return_declared_at: all(hour, none, () => ({ 'one where there is none': 'now()' })),
      return_due_at: all(none, hour, month),
      returned_on: all(day, none),
      is_delayed: (column) => ({ 'the other': `not ${column}` }),
      claimed_amount: franc,
      offered_amount: franc,
      owner_share: franc,
      security_deposit_status: oneOf(...securityDepositStatuses),
      held_until: all(day, none),
      created_at: hour,
      contract_version: none,
    },
  },
  {
    table: 'occupied_pieces',
    kind: 'closure_id is null',
    values: {
      item_id: anotherOf('items'),
      piece,
      start_date: day,
      end_date: day,
      rental_id: all(anotherOf('rentals'), none),
    },
  },
  {
    table: 'rental_changes',
    kind: 'kind, status',
    values: {
      rental_id: anotherOf('rentals'),
      kind: oneOf(...changeKinds),
      status: oneOf(...changeStatuses),
      asked_by: oneOf('renter', 'owner'),
      old_end_date: day,
      new_end_date: day,
      rent_difference: franc,
      reason: text('other'),
      asked_at: hour,
      due_at: all(none, hour, month),
      accepted_at: all(hour, none),
      closed_at: all(hour, none),
      rent_was_released: (column) => ({ 'the contrary': `not ${column}` }),
      payment_id: all(anotherOf('payments'), none),
    },
  },
  {
    table: 'rental_contracts',
    kind: 'version',
    values: {
      rental_id: anotherOf('rentals'),
      version: (column) => ({ 'another version': `${column} + 1` }),
      facts: all(
        ...[fact('rent', '1'), fact('securityDeposit', '1'), fact('start', '"2020-01-01"')],
        ...[fact('renterName', '"Autre"'), fact('itemTitle', '"Autre"')],
        fact('policy,partialRefundPercent', '90'),
        fact('policy,fullRefundHours', '1'),
      ),
      renter_accepted_at: hour,
      owner_accepted_at: hour,
    },
  },
  {
    table: 'handover_codes',
    kind: 'is_wrong',
    values: {
      rental_id: anotherOf('rentals'),
      code: text('9870'),
      is_wrong: (column) => ({ 'the other': `not ${column}` }),
    },
  },
  {
    table: 'rental_events',
    kind: 'event',
    values: {
      rental_id: anotherOf('rentals'),
      event: oneOf(...rentalEvents),
      from: all(oneOf(...rentalStatuses), none),
      to: oneOf(...rentalStatuses),
      actor: oneOf(...rentalActors),
      actor_id: member,
      amount: franc,
      reason: text('other'),
      change_id: all(anotherOf('rental_changes', 'asked_at'), none),
      deadline: all(oneOf(...deadlines), none),
      due_before: all(hour, none),
      due_at: all(hour, none),
      at: hour,
    },
  },
  {
    table: 'ledger_accounts',
    kind: 'kind',
    values: {
      kind: oneOf('wallet', 'escrow', 'hold', 'suspense', 'fees'),
      holder: text('other'),
      user_id: all(member, none),
      balance: franc,
    },
  },
  {
    table: 'ledger_entries',
    kind: '(select type from ledger_transactions t where t.id = transaction_id), amount > 0',
    values: { amount: franc, transaction_id: anotherOf('ledger_transactions') },
  },
  {
    table: 'ledger_statement_lines',
    kind: 'type, is_gain',
    values: { user_id: member, amount: franc, created_at: hour, type: oneOf('rental_paid') },
  },
  {
    table: 'ledger_monthly_totals',
    kind: 'type, is_reversal, is_gain',
    values: { user_id: member, amount: franc, month: day, type: oneOf('rental_paid') },
  },
  {
    table: 'refundable_payments',
    kind: 'received > 0, credited > 0, sent_back > 0',
    values: { received: franc, credited: franc, sent_back: franc, in_transit: franc },
  },
  {
    table: 'refundable_numbers',
    kind: 'sent_back > 0',
    values: {
      ...{ received: franc, credited: franc, sent_back: franc, in_transit: franc },
      ...{ user_id: member, last_used_at: hour },
    },
  },
  {
    table: 'audit_log',
    kind: 'action',
    values: {
      actor_id: () => ({ 'another of staff': `(select id from users where role = 'ops')` }),
      action: oneOf('hide-item', 'correct-balance', 'decide-payment'),
      subject: oneOf('item', 'user', 'payment'),
      subject_id: (column) => ({
        another: `(select id::text from users where id::text <> ${column} order by id limit 1)`,
      }),
      detail: all(
        ...[fact('amount', '1'), fact('outcome', '"other"'), fact('movedAmount', '1')],
        ...[fact('from', '"other"'), fact('to', '"other"')],
      ),
      at: hour,
    },
  },
  {
    table: 'domain_events',
    kind: `case when subject in ('rental', 'rental-change', 'payment', 'payout-method')
      or kind = 'user.role-changed' then kind else subject end`,
    values: {
      kind: oneOf('rental.accepted', 'payment.failed'),
      subject_id: (column) => ({
        another: `(select id from rentals where id <> ${column} order by id limit 1)`,
      }),
      actor_id: member,
      facts: all(
        fact('amount', '1'),
        fact('settledAmount', '1'),
        fact('rent', '1'),
        fact('userId', '""'),
        fact('ownerId', '""'),
        fact('contractHash', '""'),
        fact('orderHash', '""'),
        fact('failureReason', '"other"'),
        fact('to', '"member"'),
      ),
      at: hour,
    },
  },
  {
    table: 'payout_methods',
    kind: 'confirmed_at is null, removed_at is null',
    values: {
      user_id: member,
      operator: oneOf('moov'),
      phone_number: text('066123499'),
      created_at: all(hour, month),
      confirmed_at: all(
        hour,
        (column) => ({
          'half a year later': `${column} + interval '180 days'`,
          'a day earlier': `${column} - interval '1 day'`,
          'ten days earlier': `${column} - interval '10 days'`,
          'now where it is not': `coalesce(${column}, now())`,
        }),
        none,
      ),
      confirmation_expires_at: month,
      removed_at: (column) => ({ 'a month earlier': `${column} - interval '30 days'` }),
    },
  },
  {
    table: 'items',
    kind: 'quartier_id is null, hidden_at is null, hidden_with_suspension',
    values: {
      hidden_with_suspension: (column) => ({
        'with one where it is hidden': `${column} or hidden_at is not null`,
      }),
      owner_id: member,
      city_id: anotherOf('cities', 'name'),
      quartier_id: all(anotherOf('quartiers', 'name'), none),
      review_count: oneMore,
      rating_sum: oneMore,
    },
  },
  {
    table: 'item_cards',
    kind: 'picture is null',
    values: {
      owner_id: member,
      owner_name: text('other'),
      owner_avatar_id: all(anotherOf('uploads'), none),
      title: text('other'),
      price: franc,
      price_unit: oneOf('jour', 'semaine'),
      week_price: franc,
      security_deposit: franc,
      location: text('Oyem'),
      city: text('Oyem'),
      listed: (column) => ({ 'the other': `not ${column}` }),
      paused_until: (column) => ({ 'a day later': `coalesce(${column}, '2026-01-01') + 1` }),
      pieces: piece,
      price_tiers: () => ({ 'another one': `'[{"from": 9, "price": 1}]'` }),
      review_count: oneMore,
      rating_sum: oneMore,
      rating_score: oneMore,
      images: () => ({ another: 'array[gen_random_uuid()]' }),
    },
  },
  {
    table: 'reviews',
    kind: 'subject',
    values: {
      rental_id: anotherOf('rentals'),
      item_id: anotherOf('items'),
      author_id: member,
      reviewed_id: member,
      subject: oneOf(...reviewSubjects),
      rating: oneMore,
      published_at: none,
      publish_at: (column) => ({ 'a month later': `${column} + interval '30 days'` }),
      hidden_at: () => ({ 'since now': 'now()' }),
    },
  },
  {
    table: 'users',
    kind: 'role, frozen_at is null, suspended_at is null, deletion_due_at is null, deleted_at is null, email_changed_at is null, verification_status',
    values: {
      role: oneOf('member', 'staff', 'admin', 'ops'),
      owner_review_count: oneMore,
      owner_rating_sum: oneMore,
      renter_review_count: oneMore,
      renter_rating_sum: oneMore,
      frozen_at: all(hour, none, (column) => ({
        'since now where there is none': `coalesce(${column}, now())`,
      })),
      suspended_at: all(hour, none, (column) => ({
        'since now where there is none': `coalesce(${column}, now())`,
      })),
      frozen_with_suspension: (column) => ({ 'the other': `not ${column}` }),
      deletion_due_at: all(hour, none, (column) => ({
        'now where there is none': `coalesce(${column}, now())`,
      })),
      deletion_first_due_at: all(hour, none),
      deleted_at: all(hour, none),
      email_changed_at: hour,
      verification_status: (column) => ({
        'another where papers were sent': `case when exists (select from identity_submissions where user_id = users.id)
          then (${column} + 2) % 3 else ${column} end`,
      }),
    },
  },
  {
    table: 'sessions',
    kind: 'revoked_at is null',
    values: { user_id: member, family_id: anotherOf('sign_ins') },
  },
  {
    table: 'email_changes',
    kind: 'confirmed_at is null, undone_at is null',
    values: {
      user_id: member,
      new_email: (column) => ({
        'another where it is the last': `case when undone_at is null then 'another-' || ${column} else ${column} end`,
      }),
      old_email: (column) => ({
        'another where it is undone': `case when undone_at is null then ${column} else 'another-' || ${column} end`,
      }),
      confirmed_at: (column) => ({
        'an hour later where it is the last': `case when undone_at is null then ${column} + interval '1 hour' else ${column} end`,
      }),
      undone_at: hour,
    },
  },
  {
    table: 'passkeys',
    kind: 'counter = 0',
    values: { user_id: member, created_at: hour },
  },
  {
    table: 'authenticator_apps',
    kind: 'confirmed_at is null',
    values: { user_id: member, confirmed_at: hour },
  },
  {
    table: 'recovery_codes',
    kind: 'used_at is null',
    values: {
      user_id: member,
      used_at: all(hour, none, (column) => ({
        'now where there is none': `coalesce(${column}, now())`,
      })),
    },
  },
  {
    table: 'identity_submissions',
    kind: 'status',
    values: {
      user_id: member,
      status: oneOf('pending', 'approved', 'rejected'),
      reason: (column) => ({ another: `case when ${column} is null then null else 'Autre' end` }),
      document_id: anotherOf('uploads'),
      photo_id: anotherOf('uploads'),
      numero: text('0123-4567-8901'),
      birth_date: () => ({ 'one in plain words': "'1990-05-14'::date" }),
      sealed_papers: all(none, (column) => ({
        'of another member': `(select other.sealed_papers from identity_submissions other
          where other.sealed_papers is distinct from ${column} order by other.created_at, other.id limit 1)`,
        'what was never sealed': `'\\x7b7d'::bytea`,
        'another mark at its beginning': `set_byte(${column}, 0, 0)`,
        'another end': `set_byte(${column}, length(${column}) - 1, 255 - get_byte(${column}, length(${column}) - 1))`,
      })),
      papers_key_id: all(text('other'), none),
      number_hmac: all(text('other'), none),
      person_hmac: text('other'),
      claimed_by: all(member, none),
      claimed_until: all(hour, none),
    },
  },
  {
    table: 'approvals',
    kind: 'kind, status',
    values: {
      kind: oneOf('correction', 'role', 'treasury'),
      subject: text('payment'),
      subject_id: text('another'),
      member_id: all(member, none),
      amount: all(franc, none),
      request: all(fact('account', '"earnings"'), fact('role', '"staff"')),
      reason: text('other'),
      proposed_by_id: member,
      proposed_at: hour,
      expires_at: hour,
      status: oneOf('proposed', 'approved', 'refused', 'taken_back', 'expired'),
      decided_by_id: all(member, none),
      decided_at: all(hour, none),
      refusal_reason: all(text('other'), none),
    },
  },
  {
    table: 'payment_rightings',
    kind: 'bearer',
    values: {
      payment_id: anotherOf('payments'),
      settled_before: franc,
      settled_after: franc,
      bearer: oneOf('member', 'loka'),
      reason: text('other'),
      proposed_by_id: member,
      approved_by_id: member,
      at: hour,
    },
  },
  {
    table: 'held_credits',
    kind: 'release',
    values: {
      payment_id: anotherOf('payments'),
      user_id: member,
      amount: franc,
      rental_id: anotherOf('rentals'),
      held_at: hour,
      released_at: all(hour, none),
      release: all(oneOf('found', 'put_right'), none),
    },
  },
  {
    table: 'treasury_postings',
    kind: 'kind',
    values: {
      kind: oneOf('transfer', 'pay_in', 'take_out', 'fee_charged', 'fee_refunded', 'fee_refilled'),
      operator: oneOf('airtel', 'moov', 'card'),
      to_operator: all(oneOf('airtel', 'moov', 'card'), none),
      amount: franc,
      reference: text('other'),
      reason: text('other'),
      payment_id: all(anotherOf('payments'), none),
      proposed_by_id: member,
      approved_by_id: member,
      posted_at: hour,
    },
  },
  {
    table: 'float_alarms',
    kind: 'ended_at is null',
    values: {
      operator: oneOf('airtel', 'moov'),
      available: franc,
      withdrawable: franc,
      began_at: hour,
      ended_at: all(hour, none),
    },
  },
  {
    table: 'role_grants',
    kind: 'role, source',
    values: {
      user_id: member,
      role: oneOf('member', 'staff', 'admin', 'ops'),
      source: oneOf('admin', 'command', 'before'),
      given_by_id: all(member, none),
      approval_id: none,
      at: hour,
      since: hour,
      approves_from: hour,
    },
  },
  {
    table: 'operator_incidents',
    kind: 'status, proposed_at is null, blocked_at is null',
    values: {
      operator: oneOf('airtel', 'moov'),
      status: oneOf('proposed', 'open', 'ended', 'dismissed'),
      started_at: hour,
      proposed_at: all(hour, none),
      attempts: oneMore,
      failures: oneMore,
      usual_percent: oneMore,
      declared_by_id: all(member, none),
      declared_at: all(hour, none),
      reason: text('other'),
      blocks_payments: (column) => ({ 'the other': `not ${column}` }),
      blocked_by_id: all(member, none),
      blocked_at: all(hour, none),
      blocking_reason: text('other'),
      closed_by_id: all(member, none),
      closed_at: all(hour, none),
      closing_reason: text('other'),
      reminded_at: all(hour, none),
    },
  },
  {
    table: 'reconciliation_runs',
    kind: 'ended_at is null, failed_at is null',
    values: {
      requested_by_id: member,
      requested_at: hour,
      attempts: oneMore,
      next_attempt_at: all(hour, none, () => ({ 'one where there is none': 'now()' })),
      ended_at: all(hour, none),
      failed_at: all(hour, none),
    },
  },
  {
    table: 'long_jobs',
    kind: 'finished_at is null',
    values: {
      lease_until: (column) => ({ 'an hour earlier': `${column} - interval '1 hour'` }),
      due_at: (column) => ({
        'an hour earlier where it is open': `${column} - case when finished_at is null then interval '1 hour' else interval '0' end`,
      }),
    },
  },
  {
    table: 'payment_agreements',
    kind: "split_part(facts, ' ', 1)",
    values: {
      payment_id: anotherOf('payments'),
      agreed_on: (column) => ({ 'a month earlier': `${column} - 30` }),
      facts: (column) => ({
        'another status': `case when ${column} = 'failed' then 'succeeded 1 0' else 'failed' end`,
      }),
    },
  },
  {
    table: 'data_exports',
    kind: 'next_attempt_at is null, removed_at is null',
    values: {
      requested_at: (column) => ({
        'two hours earlier where it waits': `${column} - case when next_attempt_at is null then interval '0' else '2 hours' end`,
      }),
      next_attempt_at: none,
      parts: oneMore,
      expires_at: (column) => ({ 'a month earlier': `${column} - interval '30 days'` }),
    },
  },
  {
    table: 'data_export_files',
    kind: 'put_at is null',
    values: {
      export_id: anotherOf('data_exports', 'requested_at'),
      part: oneMore,
      name: text('exports/another.zip'),
      begun_at: (column) => ({ 'a month earlier': `${column} - interval '30 days'` }),
      put_at: (column) => ({ 'a month later': `${column} + interval '30 days'` }),
    },
  },
  {
    table: 'outbox_mails',
    kind: 'sent_at is null',
    values: {
      next_attempt_at: hour,
      created_at: (column) => ({
        'a week earlier': `${column} - case when sent_at is null then interval '7 days' else '0' end`,
      }),
    },
  },
];

/** Each column of each kind of row with each other value. */
export async function columnChanges(query: Query): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { table, kind, values } of columns) {
    for (const { row, kind: which } of await rowsOfEachKind(query, table, kind)) {
      for (const [column, valuesOf] of Object.entries(values)) {
        for (const [name, value] of Object.entries(valuesOf(`"${column}"`))) {
          changes.push({
            subject: `${table}.${column}`,
            name: `${name} (${which})`,
            statements: [
              `update ${table} set "${column}" = ${value}
               where ctid = '${row}' and "${column}"::text is distinct from (${value})::text`,
            ],
          });
        }
      }
    }
  }
  return changes;
}
