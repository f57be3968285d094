import { Injectable } from '@nestjs/common';
import { isExact, readSearchTerms, type SearchTerms } from '../../kernel/search-terms.js';
import { FindUsers, Users } from '../accounts/index.js';
import { FindItems, type FoundItem, Items } from '../items/index.js';
import { FindPayments, type FoundPayment } from '../payments/index.js';
import { FindReceivers } from '../payout-methods/index.js';
import { FindRentals, type FoundRental, statusWords } from '../rentals/index.js';
import { mergeMembers } from './domain/merge-members.js';
import type { SearchView } from './search.schema.js';

/** Of each kind. */
const mostHits = 5;

type Names = Map<string, string>;

/** What staff may mean by what they type: a name, an address, a number, a reference. */
@Injectable()
export class SearchQueries {
  constructor(
    private readonly findUsers: FindUsers,
    private readonly findReceivers: FindReceivers,
    private readonly findPayments: FindPayments,
    private readonly findRentals: FindRentals,
    private readonly findItems: FindItems,
    private readonly users: Users,
    private readonly items: Items,
  ) {}

  async search(text: string): Promise<SearchView> {
    const terms = readSearchTerms(text);
    const [members, { payments, rentals }, items] = await Promise.all([
      this.membersFor(text, terms),
      this.tradeFor(terms),
      this.findItems.find(text, terms, mostHits),
    ]);
    const [names, summaries] = await Promise.all([
      this.users.listNames([
        ...payments.map(({ userId }) => userId),
        ...rentals.flatMap(({ renterId, ownerId }) => [renterId, ownerId]),
        ...items.map(({ ownerId }) => ownerId),
      ]),
      this.items.listSummaries(rentals.map(({ itemId }) => itemId)),
    ]);
    return {
      members,
      payments: payments.map((payment) => viewPayment(payment, names)),
      rentals: rentals.map((rental) => ({
        ...viewRental(rental, names),
        itemTitle: summaries.get(rental.itemId)?.title as string,
      })),
      items: items.map((item) => viewItem(item, names)),
      limit: mostHits,
    };
  }

  private async membersFor(text: string, terms: SearchTerms): Promise<SearchView['members']> {
    const { numbers } = terms;
    const [found, receivers, payers] = await Promise.all([
      this.findUsers.find(text, terms, mostHits),
      numbers ? this.findReceivers.find(numbers, mostHits) : [],
      numbers ? this.findPayments.findPayers(numbers, mostHits) : [],
    ]);
    const holders = [
      ...receivers.map((receiver) => ({ ...receiver, receives: true })),
      ...payers.map((payer) => ({ ...payer, receives: false })),
    ];
    const people = await this.findUsers.list(holders.map(({ userId }) => userId));
    return mergeMembers(found, holders, people, isExact(numbers)).slice(0, mostHits);
  }

  /** What paid for a rental leads to it: its payer knows no other reference. */
  private async tradeFor(terms: SearchTerms) {
    const payments = await this.findPayments.find(terms, mostHits);
    const paid = payments.flatMap(({ rentalId, isNamed }) => (isNamed && rentalId) || []);
    const rentals = await this.findRentals.find(terms, paid, mostHits);
    return { payments, rentals };
  }
}

// Foreign keys say that whoever is named exists.

function viewPayment(payment: FoundPayment, names: Names): SearchView['payments'][number] {
  const { userId, rentalId: _, isNamed: __, createdAt, ...view } = payment;
  return {
    ...view,
    payerName: names.get(userId) as string,
    createdAt: createdAt.toISOString(),
  };
}

function viewRental(rental: FoundRental, names: Names) {
  const { id, renterId, ownerId, startDate, endDate, status } = rental;
  return {
    id,
    exact: true,
    startDate,
    endDate,
    status: statusWords[status],
    renterName: names.get(renterId) as string,
    ownerName: names.get(ownerId) as string,
  };
}

function viewItem({ ownerId, ...item }: FoundItem, names: Names): SearchView['items'][number] {
  return { ...item, ownerName: names.get(ownerId) as string };
}
