import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { AnswersPdf, sendPdf } from './answers-pdf.js';
import { ContractDocuments } from './contract-documents.js';
import {
  contractView,
  type StatementOf,
  type StatementYear,
  type Subject,
  statementOf,
  statementYear,
  subject,
} from './documents.schema.js';
import { Receipts } from './receipts.js';
import { YearlyStatements } from './yearly-statements.js';

@ApiTags('documents')
@Controller('api')
@Policy('member')
export class DocumentsController {
  constructor(
    private readonly receipts: Receipts,
    private readonly contracts: ContractDocuments,
    private readonly statements: YearlyStatements,
  ) {}

  @Get('wallet/transactions/:id/receipt')
  @Refuses('transaction-not-found')
  @AnswersPdf()
  receiptOfTransaction(
    @CurrentActor() actor: Actor,
    @Param({ schema: subject }) { id }: Subject,
    @Query({ schema: statementOf }) { user_id: userId }: StatementOf,
  ) {
    return sendPdf(this.receipts.ofTransaction(actor, id, userId));
  }

  @Get('wallet/statements/:year')
  @AnswersPdf()
  yearlyStatement(
    @CurrentActor() actor: Actor,
    @Param({ schema: statementYear }) { year }: StatementYear,
  ) {
    return sendPdf(this.statements.ofYear(actor, year));
  }

  @Get('payment/:id/receipt')
  @Refuses('payment-not-found', 'receipt-not-found')
  @AnswersPdf()
  receiptOfPayment(@CurrentActor() actor: Actor, @Param({ schema: subject }) { id }: Subject) {
    return sendPdf(this.receipts.ofPayment(actor, { id }));
  }

  /** Of the payment that made the rental. */
  @Get('rentals/:id/receipt')
  @Refuses('payment-not-found', 'receipt-not-found')
  @AnswersPdf()
  receiptOfRental(@CurrentActor() actor: Actor, @Param({ schema: subject }) { id }: Subject) {
    return sendPdf(this.receipts.ofPayment(actor, { rentalId: id }));
  }

  /** Both parties' from the acceptance on. */
  @Get('rentals/:id/contract')
  @Refuses('rental-not-found', 'contract-not-found')
  @AnswersPdf()
  contract(@CurrentActor() actor: Actor, @Param({ schema: subject }) { id }: Subject) {
    return sendPdf(this.contracts.ofRental(actor, id));
  }

  /** The contract of new rentals, to be read before accepting it. */
  @Get('rental-contract')
  @Policy('public')
  @ApiOkResponse({ standardSchema: contractView })
  currentContract() {
    return this.contracts.current();
  }
}
