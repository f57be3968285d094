import type pg from 'pg';
import { operators } from '../../src/modules/mobile-money/index.js';
import {
  hashOfContract,
  hashOfOrder,
} from '../../src/modules/reconciliation/invariants/agreed-terms.js';
import { emailDomain } from './members.js';

const labels = operators.map(({ code, label }) => `('${code}', '${label}')`).join();

/** What the product records beside rentals, contracts, payments and numbers, and the audit compares them with. */
export async function recordWhatIsCompared(client: pg.Client): Promise<void> {
  await client.query(
    `insert into handover_codes (rental_id, code, is_wrong)
     select id, handover_code, false from rentals
     union all
     select id, wrong, true from rentals cross join unnest(handover_wrong_codes) as wrong
     on conflict do nothing`,
  );
  await client.query(
    `update domain_events e
     set facts = e.facts || jsonb_build_object('contractHash', ${hashOfContract.text})
     from rental_contracts c
     join rentals r on r.id = c.rental_id
     where e.subject_id = c.rental_id and e.kind = 'rental.accepted' and not e.facts ? 'contractHash'`,
  );
  await client.query(
    `update domain_events e
     set facts = e.facts || jsonb_build_object('orderHash', ${hashOfOrder.text})
     from payments p
     where e.subject_id = p.id and e.kind = 'payment.created' and not e.facts ? 'orderHash'`,
  );
  // Numbers of generated members are never removed. Ids are the same for the same market.
  await client.query(
    `insert into domain_events (id, kind, subject, subject_id, actor, actor_id, facts, at)
     select md5(m.id || told.kind)::uuid, told.kind, 'payout-method', m.id, 'member', m.user_id,
       jsonb_build_object('userId', m.user_id, 'operatorLabel', label,
         'maskedNumber', left(m.phone_number, 3) || ' •• •• ' || right(m.phone_number, 2)), told.at
     from payout_methods m
     join users u on u.id = m.user_id and u.email like '%@${emailDomain}'
     join (values ${labels}) as operators (operator, label) on operators.operator = m.operator::text
     cross join lateral (values
       ('payout-method.added', m.created_at), ('payout-method.confirmed', m.confirmed_at)
     ) as told (kind, at)
     where told.at is not null`,
  );
}
