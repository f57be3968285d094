import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { ReportKind } from '../domain/report-kinds.js';
import type { ReportSubject } from './report-subject.js';
import { ReportedItem } from './reported-item.js';
import { ReportedMember } from './reported-member.js';
import { ReportedMessage } from './reported-message.js';
import { ReportedRental } from './reported-rental.js';
import { ReportedReview } from './reported-review.js';

/** Every kind of what can be reported; another one is a file beside these, and a line here. */
@Injectable()
export class ReportSubjects {
  private readonly byKind: ReadonlyMap<ReportKind, ReportSubject>;

  constructor(
    item: ReportedItem,
    member: ReportedMember,
    rental: ReportedRental,
    message: ReportedMessage,
    review: ReportedReview,
  ) {
    const all: ReportSubject[] = [item, member, rental, message, review];
    this.byKind = new Map(all.map((subject) => [subject.kind, subject]));
  }

  /** @throws ProblemError `report-subject-not-found` for a kind of which nothing can be reported yet */
  of(kind: ReportKind): ReportSubject {
    const subject = this.byKind.get(kind);
    if (!subject) throw new ProblemError('report-subject-not-found');
    return subject;
  }
}

/** For Nest. */
export const reportSubjects = [
  ReportedItem,
  ReportedMember,
  ReportedRental,
  ReportedMessage,
  ReportedReview,
  ReportSubjects,
];
