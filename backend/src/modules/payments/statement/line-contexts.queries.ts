import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { formatPayer } from '../../mobile-money/index.js';
import { RentalSummaries, type RentalSummary } from '../../rentals/index.js';
import type { StatementLine } from '../../wallet/index.js';
import { paymentIdOf } from '../settle/post-payment.js';

/** What tells a line of a statement from another of the same label. */
export interface LineContext {
  rental: RentalSummary | null;
  rentalId: string | null;
  /** Loka's, of the payment that it is of, or of the one that made the rental. */
  reference: string | null;
  /** Of the member's own payment. */
  number: string | null;
  operatorReference: string | null;
}

interface PaymentRow {
  id: string;
  userId: string;
  rentalId: string | null;
  reference: string;
  gatewayReference: string | null;
  amount: number;
  operator: string;
  phoneNumber: string;
}

/** The rentals and payments that lines of a statement are of. */
@Injectable()
export class LineContextsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly summaries: RentalSummaries,
  ) {}

  /** In the order of the lines. */
  async listOf(userId: string, lines: readonly StatementLine[]): Promise<LineContext[]> {
    const causes = new Map<string, PaymentRow>();
    const causeOf = ({ key }: StatementLine) => causes.get(paymentIdOf(key) ?? '');
    for (const payment of await this.listCauses(lines)) causes.set(payment.id, payment);

    const rentalIdOf = (line: StatementLine) => line.rentalId ?? causeOf(line)?.rentalId ?? null;
    const rentalIds = [...new Set(lines.flatMap((line) => rentalIdOf(line) ?? []))];
    const [rentals, makers] = await Promise.all([
      this.summaries.listOf(userId, rentalIds),
      this.listMakers(rentalIds),
    ]);
    return lines.map((line) => {
      const rentalId = rentalIdOf(line);
      const cause = causeOf(line);
      // What the other party paid is theirs, but for what it was paid for.
      const own = cause?.userId === userId ? cause : undefined;
      return {
        rentalId,
        rental: rentals.get(rentalId ?? '') ?? null,
        reference: own?.reference ?? makers.get(rentalId ?? '')?.reference ?? null,
        number: own && own.amount > 0 ? formatPayer(own) : null,
        operatorReference: own?.gatewayReference ?? null,
      };
    });
  }

  private listCauses(lines: readonly StatementLine[]): Promise<PaymentRow[]> {
    const ids = lines.flatMap(({ key }) => paymentIdOf(key) ?? []);
    return this.sql.$queryRaw<PaymentRow[]>`
      select id, user_id as "userId", rental_id as "rentalId", reference,
        gateway_reference as "gatewayReference", amount, operator, phone_number as "phoneNumber"
      from payments
      where id = any(${ids}::uuid[])`;
  }

  /** The reference of the payment that made each rental, by the rental's id. */
  private async listMakers(rentalIds: string[]): Promise<Map<string, { reference: string }>> {
    const rows = await this.sql.$queryRaw<{ rentalId: string; reference: string }[]>`
      select rental_id as "rentalId", reference
      from payments
      where rental_id = any(${rentalIds}::uuid[]) and purpose = 'rental'`;
    return new Map(rows.map((row) => [row.rentalId, row]));
  }
}
