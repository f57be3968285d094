import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { ReportKind } from '../domain/report-kinds.js';
import type { ReportSubject } from './report-subject.js';
import { ReportedItem } from './reported-item.js';
import { ReportedMember } from './reported-member.js';
import { ReportedRental } from './reported-rental.js';

/** Every kind of what can be reported; another one is a file beside these, and a line here. */
@Injectable()
export class ReportSubjects {
  private readonly byKind: ReadonlyMap<ReportKind, ReportSubject>;

  constructor(item: ReportedItem, member: ReportedMember, rental: ReportedRental) {
    this.byKind = new Map([item, member, rental].map((subject) => [subject.kind, subject]));
  }

  /** @throws ProblemError `report-subject-not-found` for a kind of which nothing can be reported yet */
  of(kind: ReportKind): ReportSubject {
    const subject = this.byKind.get(kind);
    if (!subject) throw new ProblemError('report-subject-not-found');
    return subject;
  }
}

/** For Nest. */
export const reportSubjects = [ReportedItem, ReportedMember, ReportedRental, ReportSubjects];
