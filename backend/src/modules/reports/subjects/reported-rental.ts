import { Injectable } from '@nestjs/common';
import { fromDate, inFrench } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Items } from '../../items/index.js';
import { Rentals } from '../../rentals/index.js';
import type { ReportedSubject, ReportSubject } from './report-subject.js';

/** A rental with which one of its parties asks for help: the report is about the other one. */
@Injectable()
export class ReportedRental implements ReportSubject {
  readonly kind = 'rental';

  constructor(
    private readonly rentals: Rentals,
    private readonly items: Items,
  ) {}

  async find(id: string, { id: reporterId }: Actor): Promise<ReportedSubject> {
    const rental = await this.rentals.find(id);
    const parties = rental ? [rental.renterId, rental.ownerId] : [];
    const memberId = parties.find((party) => party !== reporterId);
    if (!rental || !memberId || !parties.includes(reporterId))
      throw new ProblemError('rental-not-found');
    const { title } = await this.items.getForRental(rental.itemId);
    const [start, end] = [rental.startDate, rental.endDate].map((date) => inFrench(fromDate(date)));
    return { memberId, title, text: `Du ${start} au ${end}` };
  }
}
