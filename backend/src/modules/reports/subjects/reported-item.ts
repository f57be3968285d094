import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { type Actor, isStaff } from '../../../platform/auth/actor.js';
import { Items, ModerateItem } from '../../items/index.js';
import type { ReportedSubject, ReportSubject } from './report-subject.js';

@Injectable()
export class ReportedItem implements ReportSubject {
  readonly kind = 'item';

  constructor(
    private readonly items: Items,
    private readonly moderateItem: ModerateItem,
  ) {}

  async find(id: string, reporter: Actor): Promise<ReportedSubject> {
    const { ownerId, title, description, state } = await this.items.getForRental(id);
    if (state === 'deleted' || (state === 'hidden' && !isStaff(reporter)))
      throw new ProblemError('item-not-found');
    return { memberId: ownerId, title, text: description };
  }

  async hide(actor: Actor, id: string, reason: string): Promise<void> {
    await this.moderateItem.execute(actor, id, 'hide', reason);
  }
}
