import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { fromDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Users } from '../accounts/index.js';
import { Items } from '../items/index.js';
import { formatPayer } from '../mobile-money/index.js';
import { isPayout, type PaymentRecord, Payments, paymentIdOf } from '../payments/index.js';
import { Rentals } from '../rentals/index.js';
import { type StatementLineDetail, StatementQueries } from '../wallet/index.js';
import { type DocumentFile, documentFile } from './document-file.js';
import { documentNumber } from './document-number.js';
import { type PaymentFacts, type RentalFacts, receiptContent } from './domain/receipt.js';

/** Receipts of what moved a member's money. */
@Injectable()
export class Receipts {
  constructor(
    private readonly statement: StatementQueries,
    private readonly payments: Payments,
    private readonly rentals: Rentals,
    private readonly items: Items,
    private readonly users: Users,
  ) {}

  /**
   * Of one line of a member's statement.
   *
   * @param userId whose; the caller's own without, and for whoever is not staff
   * @throws ProblemError `transaction-not-found`
   */
  async ofTransaction(actor: Actor, transactionId: string, userId?: string): Promise<DocumentFile> {
    const memberId = userId && isStaff(actor) ? userId : actor.id;
    const line = await this.statement.findDetail(memberId, transactionId);
    if (!line) throw new ProblemError('transaction-not-found');
    const payment = await this.paymentOf(line);
    return this.write({
      number: documentNumber('R', transactionId, memberId),
      at: line.createdAt,
      memberId,
      operation: line.label,
      wallet: line,
      rental: await this.rentalOf(line, payment),
      payment,
    });
  }

  /**
   * Of a payment that succeeded, for its payer and staff.
   *
   * @throws ProblemError `payment-not-found`, `receipt-not-found`
   */
  async ofPayment(
    actor: Actor,
    where: { id: string } | { rentalId: string },
  ): Promise<DocumentFile> {
    const payment = await this.payments.find(where);
    if (!payment || (payment.userId !== actor.id && !isStaff(actor))) {
      throw new ProblemError('payment-not-found');
    }
    // What made or extended no rental went to the wallet, where its line has a receipt.
    const isRefunded = payment.itemId !== null && !payment.rentalId;
    if (payment.status !== 'succeeded' || !payment.decidedAt || isRefunded) {
      throw new ProblemError('receipt-not-found');
    }
    return this.write({
      number: documentNumber('R', payment.id),
      at: payment.decidedAt,
      memberId: payment.userId,
      operation: [operations[payment.purpose], payment.itemTitle].filter(Boolean).join(' · '),
      wallet: null,
      rental: rentalFactsOf(payment),
      payment,
    });
  }

  private async write(receipt: {
    number: string;
    at: Date;
    memberId: string;
    operation: string;
    wallet: StatementLineDetail | null;
    rental: RentalFacts | null;
    payment: PaymentRecord | null;
  }): Promise<DocumentFile> {
    const { memberId, payment, ...facts } = receipt;
    const names = await this.users.listNames([memberId]);
    const content = receiptContent({
      ...facts,
      // A foreign key says that the member exists.
      member: names.get(memberId) as string,
      payment: payment && paymentFactsOf(payment),
      contact: env.CONTACT_EMAIL,
    });
    return documentFile(`loka-recu-${receipt.number}`, content);
  }

  private async paymentOf({ key }: StatementLineDetail): Promise<PaymentRecord | null> {
    const id = paymentIdOf(key);
    return id ? this.payments.find({ id }) : null;
  }

  private async rentalOf(
    { rentalId }: StatementLineDetail,
    payment: PaymentRecord | null,
  ): Promise<RentalFacts | null> {
    if (payment) return rentalFactsOf(payment);
    const rental = rentalId && (await this.rentals.find(rentalId));
    if (!rental) return null;
    const { title } = await this.items.getForRental(rental.itemId);
    return rentalFactsOf({ ...rental, itemTitle: title });
  }
}

const operations: Record<PaymentRecord['purpose'], string> = {
  rental: 'Location payée',
  extension: 'Prolongation payée',
  top_up: 'Dépôt dans le portefeuille',
  withdrawal: 'Retrait du portefeuille',
  refund: 'Renvoi au numéro qui a payé',
};

const states: Record<PaymentRecord['status'], string> = {
  created: 'En cours',
  submitting: 'En cours',
  pending: 'En cours',
  unknown: 'En cours',
  review: 'En cours de vérification',
  succeeded: 'Effectué',
  failed: 'Non abouti',
};

function paymentFactsOf(payment: PaymentRecord): PaymentFacts {
  return {
    isPayout: isPayout(payment.purpose),
    payer: payment.amount > 0 ? formatPayer(payment) : null,
    amount: payment.settledAmount ?? payment.amount,
    walletAmount: payment.walletAmount,
    state: states[payment.status],
    reference: payment.reference,
    gatewayReference: payment.gatewayReference,
  };
}

type RentedFor = Pick<
  PaymentRecord,
  'itemTitle' | 'startDate' | 'endDate' | 'rent' | 'securityDeposit'
>;

/** Null for a payment that is not for a rental. */
function rentalFactsOf(payment: RentedFor): RentalFacts | null {
  const { itemTitle, startDate, endDate, rent, securityDeposit } = payment;
  if (!itemTitle || !startDate || !endDate) return null;
  const period = { start: fromDate(startDate), end: fromDate(endDate) };
  return { title: itemTitle, ...period, rent, securityDeposit };
}
