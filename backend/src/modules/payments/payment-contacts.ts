import { Injectable, type OnModuleInit } from '@nestjs/common';
import { filterOf } from '../../platform/http/paging.js';
import { ContactLists } from '../contact-exports/index.js';
import { paymentContactColumns } from './payment-columns.js';
import { PaymentsQueries } from './payments.queries.js';
import { paymentsPage } from './payments.schema.js';

/** Payments with the numbers that paid, or that were paid. */
@Injectable()
export class PaymentContacts implements OnModuleInit {
  constructor(
    private readonly lists: ContactLists,
    private readonly payments: PaymentsQueries,
  ) {}

  onModuleInit(): void {
    this.lists.register({
      list: 'payments',
      name: 'Paiements',
      schema: paymentsPage,
      filter: filterOf(paymentsPage),
      columns: paymentContactColumns,
      read: (query) => this.payments.listAll(query),
    });
  }
}
