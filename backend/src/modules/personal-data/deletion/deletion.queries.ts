import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { AccountsQueries } from '../../accounts/index.js';
import { graceDays, postponedDays } from '../domain/grace.js';
import type { DeletionView } from './deletion.schema.js';

@Injectable()
export class DeletionQueries {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly accounts: AccountsQueries,
  ) {}

  async get(userId: string): Promise<DeletionView> {
    const [{ deletionDueAt }, obstacles] = await Promise.all([
      this.accounts.getUser(userId),
      this.transactions.run((tx) => this.personalData.listObstacles(tx, userId)),
    ]);
    return { dueAt: deletionDueAt, graceDays, postponedDays, obstacles };
  }
}
