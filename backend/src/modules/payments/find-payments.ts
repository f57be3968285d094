import { Injectable } from '@nestjs/common';
import { isExact, type SearchTerms, type TypedRange } from '../../kernel/search-terms.js';
import {
  type PaymentPurpose,
  type PaymentStatus,
  Prisma,
} from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Sql } from '../../platform/database/sql.js';

export interface FoundPayment {
  id: string;
  reference: string;
  gatewayReference: string | null;
  purpose: PaymentPurpose;
  status: PaymentStatus;
  /** XAF, from the phone or to it, and from the wallet */
  total: number;
  /** Empty when the wallet pays all. */
  phoneNumber: string;
  userId: string;
  rentalId: string | null;
  createdAt: Date;
  /** Whether what was typed is the id, a reference, the receipt or the number. */
  exact: boolean;
  /** Whether it is what was typed, not one of several of a number. */
  isNamed: boolean;
}

/** A member and a number that they have paid with. */
export interface Payer {
  userId: string;
  phoneNumber: string;
}

/** What else a payment must be. */
export interface PaymentsFilter {
  status?: PaymentStatus | undefined;
  purpose?: PaymentPurpose | undefined;
  payerId?: string | undefined;
  rentalId?: string | undefined;
}

/** So many of a number are looked at for those who paid with it. */
const mostRead = 300;

/** The payments that staff may mean by what they type. */
@Injectable()
export class FindPayments {
  constructor(private readonly sql: Sql) {}

  find(terms: SearchTerms, limit: number): Promise<FoundPayment[]> {
    const statement = paymentsStatement(terms, limit);
    return statement ? this.sql.rows<FoundPayment>(statement) : Promise.resolve([]);
  }

  /** The ids of the newest ones that pass the filter. */
  async listIds(terms: SearchTerms, filter: PaymentsFilter, limit: number): Promise<string[]> {
    const ways = waysOf(terms);
    if (ways.length === 0) return [];
    const payments = await this.sql.rows<{ id: string }>(Prisma.sql`
      select id from payments
      where (${Prisma.join(
        ways.map(({ where }) => where),
        ' or ',
      )}) and ${passing(filter)}
      order by created_at desc, id limit ${limit}`);
    return payments.map(({ id }) => id);
  }

  /** Our references, by id; of no payment are left out. */
  async listReferences(
    ids: readonly string[],
    sql: PlainSql = this.sql,
  ): Promise<Map<string, string>> {
    const payments = await sql.$queryRaw<{ id: string; reference: string }[]>`
      select id, reference from payments where id = any(${[...ids]}::uuid[])`;
    return new Map(payments.map(({ id, reference }) => [id, reference]));
  }

  /** Whoever paid with a number, or was paid at it, lately. */
  findPayers({ from, to }: TypedRange, limit: number): Promise<Payer[]> {
    return this.sql.$queryRaw`
      with lately as (
        select user_id, phone_number from payments
        where phone_number between ${from} and ${to}
        order by phone_number desc, created_at desc limit ${mostRead}
      )
      select user_id as "userId", min(phone_number) as "phoneNumber" from lately
      group by user_id order by min(phone_number), user_id limit ${limit}`;
  }
}

/** Each of the ways to find a payment has an index of its own. @returns null when it can be none */
export function paymentsStatement(terms: SearchTerms, limit: number): Prisma.Sql | null {
  const ways = waysOf(terms).map((way) => idsBy(way, limit));
  if (ways.length === 0) return null;
  return Prisma.sql`
    with found as (
      ${Prisma.join(ways, ' union all ')}
    ), best as (
      select id, bool_or(exact) as exact, bool_or(named) as named from found group by id
    )
    select p.id, p.reference, p.gateway_reference as "gatewayReference", p.purpose, p.status,
      p.amount + p.wallet_amount as total, p.phone_number as "phoneNumber", p.user_id as "userId",
      p.rental_id as "rentalId", p.created_at as "createdAt", exact, named as "isNamed"
    from best join payments p using (id)
    order by named desc, exact desc, p.created_at desc, p.id
    limit ${limit}`;
}

interface Way {
  where: Prisma.Sql;
  /** Null for what names one payment; of a number, whether all of it was typed. */
  isWholeNumber: boolean | null;
}

function waysOf({ ids, numbers, references, document }: SearchTerms): Way[] {
  const named = (where: Prisma.Sql): Way => ({ where, isWholeNumber: null });
  return [
    ...(ids ? [named(Prisma.sql`id between ${ids.from}::uuid and ${ids.to}::uuid`)] : []),
    ...(references.length > 0
      ? [
          named(Prisma.sql`reference = any(${references})`),
          named(Prisma.sql`gateway_reference = any(${references})`),
        ]
      : []),
    ...(document?.letter === 'R'
      ? [named(Prisma.sql`document_number('R', id) = ${document.number}`)]
      : []),
    ...(numbers
      ? [
          {
            where: Prisma.sql`phone_number between ${numbers.from} and ${numbers.to}`,
            isWholeNumber: isExact(numbers),
          },
        ]
      : []),
  ];
}

/** Of a number, which may have paid often, the last ones of its index. */
function idsBy({ where, isWholeNumber }: Way, limit: number): Prisma.Sql {
  if (isWholeNumber === null)
    return Prisma.sql`select id, true as exact, true as named from payments where ${where}`;
  return Prisma.sql`
    (select id, ${isWholeNumber}::boolean as exact, false as named from payments where ${where}
    order by phone_number desc, created_at desc limit ${limit})`;
}

function passing({ status, purpose, payerId, rentalId }: PaymentsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`true`,
    ...(status ? [Prisma.sql`status = ${status}::"PaymentStatus"`] : []),
    ...(purpose ? [Prisma.sql`purpose = ${purpose}::"PaymentPurpose"`] : []),
    ...(payerId ? [Prisma.sql`user_id = ${payerId}::uuid`] : []),
    ...(rentalId ? [Prisma.sql`rental_id = ${rentalId}::uuid`] : []),
  ];
  return Prisma.join(conditions, ' and ');
}
