import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';
import type { ReportedSubject, ReportSubject } from './report-subject.js';

@Injectable()
export class ReportedMember implements ReportSubject {
  readonly kind = 'member';

  constructor(private readonly users: Users) {}

  async find(id: string): Promise<ReportedSubject> {
    const name = (await this.users.listNames([id])).get(id);
    if (name === undefined) throw new ProblemError('user-not-found');
    return { memberId: id, title: name, text: '' };
  }

  holdTitle(tx: Tx, id: string): Promise<string> {
    return this.users.holdName(tx, id);
  }
}
