import { Injectable } from '@nestjs/common';
import { Users } from '../accounts/index.js';
import { Items } from '../items/index.js';
import { FindPayments } from '../payments/index.js';
import { FindRentals } from '../rentals/index.js';
import { ReportNames } from '../reports/index.js';
import { ReviewsAdminQueries } from '../reviews/index.js';
import { Applicants } from '../verification/index.js';

/** What an act was about, as the audit log keeps it. */
export interface NamedSubject {
  subject: string;
  subjectId: string;
  detail: unknown;
}

type Names = Map<string, string>;

/** What the audit log's subjects are called, all of a kind read at once. */
@Injectable()
export class SubjectNamesQueries {
  constructor(
    private readonly users: Users,
    private readonly items: Items,
    private readonly payments: FindPayments,
    private readonly rentals: FindRentals,
    private readonly applicants: Applicants,
    private readonly reports: ReportNames,
    private readonly reviews: ReviewsAdminQueries,
  ) {}

  /** By the id of the subject; those without a name are left out. */
  async list(entries: readonly NamedSubject[]): Promise<Names> {
    const idsOf = (subject: string) =>
      entries.flatMap((entry) => (entry.subject === subject ? entry.subjectId : []));
    const [references, rented, applicants, reports, reviewed] = await Promise.all([
      this.payments.listReferences(idsOf('payment')),
      this.rentals.listItems(idsOf('rental')),
      this.applicants.list(idsOf('verification')),
      this.reports.list(idsOf('report')),
      this.reviews.listItems(idsOf('review')),
    ]);
    const holders = new Map([...applicants, ...ownersOf(entries)]);
    const [people, items] = await Promise.all([
      this.users.listNames([...idsOf('user'), ...holders.values()]),
      this.items.listSummaries([...idsOf('item'), ...rented.values(), ...reviewed.values()]),
    ]);
    const titles = new Map([...items].map(([id, { title }]) => [id, title]));
    return new Map([
      ...people,
      ...titles,
      ...references,
      ...reports,
      ...follow(rented, titles),
      ...follow(reviewed, titles),
      ...follow(holders, people),
      ...entries.flatMap((entry): [string, string][] => {
        const name = entry.subject === 'place' && detailOf(entry).name;
        return typeof name === 'string' ? [[entry.subjectId, name]] : [];
      }),
    ]);
  }
}

/** Whom a file shows, by its id. */
function ownersOf(entries: readonly NamedSubject[]): [string, string][] {
  return entries.flatMap((entry): [string, string][] => {
    const { ownerId } = detailOf(entry);
    return entry.subject === 'upload' && typeof ownerId === 'string'
      ? [[entry.subjectId, ownerId]]
      : [];
  });
}

const detailOf = ({ detail }: NamedSubject) => (detail ?? {}) as Record<string, unknown>;

function follow(ids: Map<string, string>, names: Names): [string, string][] {
  return [...ids].flatMap(([id, of]): [string, string][] => {
    const name = names.get(of);
    return name === undefined ? [] : [[id, name]];
  });
}
