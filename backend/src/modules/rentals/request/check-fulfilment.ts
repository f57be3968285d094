import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { ItemForRental } from '../../items/index.js';
import { Places } from '../../places/index.js';
import { canMeet, type FulfilmentChoice } from '../domain/fulfilment.js';

/** Whether the parties can meet where a renter wishes. */
@Injectable()
export class CheckFulfilment {
  constructor(private readonly places: Places) {}

  /** @throws ProblemError `meeting-point-unavailable` */
  async execute(
    tx: Tx,
    { cityId }: ItemForRental,
    { fulfilment, meetingPointId }: FulfilmentChoice,
  ): Promise<void> {
    const found = meetingPointId ? await this.places.findMeetingPoint(meetingPointId, tx) : null;
    if (!canMeet(fulfilment, cityId, found)) throw new ProblemError('meeting-point-unavailable');
  }
}
