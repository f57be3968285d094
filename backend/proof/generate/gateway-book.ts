import pg from 'pg';
import { env } from '../../src/env.js';
import { emailDomain } from './members.js';

/** Where a page of payments ends. */
interface Place {
  id: string;
  at: Date;
}

interface Settled extends Place {
  /** As the gateway's book takes it. */
  line: object;
}

/** Payments sent in one call. */
const atOnce = 1_000;

/** Generated payments that went through the gateway, oldest first, as its book has them. */
const page = `
  select p.id, p.created_at as at, json_build_object(
    'merchant_reference_id', p.reference,
    'type', case p.purpose when 'withdrawal' then 'GIVE_CHANGE' else 'PAYMENT' end,
    'operator', case p.operator when 'airtel' then $4 else $5 end,
    'account', p.operation_account,
    'customer_account_number', p.phone_number,
    'amount', p.amount,
    'fees', p.gateway_fees,
    'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as line
  from payments p
  join users u on u.id = p.user_id
  where p.status = 'succeeded' and p.amount > 0 and u.email like '%@${emailDomain}'
    and (p.created_at, p.id) > ($1, $2)
  order by p.created_at, p.id
  limit $3`;

/** Has the simulated gateway remember what it would have settled. */
export async function recordAtGateway(connectionString: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let after: Place | undefined = { id: '00000000-0000-0000-0000-000000000000', at: new Date(0) };
  while (after) after = await recordPage(client, url, after);
  await client.end();
}

/** @returns where the next page begins; undefined after the last */
async function recordPage(
  client: pg.Client,
  url: string,
  { at, id }: Place,
): Promise<Place | undefined> {
  const operators = [env.GATEWAY_OPERATOR_AIRTEL, env.GATEWAY_OPERATOR_MOOV];
  const { rows } = await client.query<Settled>(page, [at, id, atOnce, ...operators]);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rows.map(({ line }) => line)),
  });
  if (!response.ok) throw new Error(`The gateway's book: ${await response.text()}`);
  const last = rows.at(-1);
  return last && { id: last.id, at: last.at };
}
