import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Obstacle, obstaclesOf } from '../../kernel/deletion-obstacle.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
import { Items } from '../items/index.js';
import { PayoutMethods } from '../payout-methods/index.js';
import { decidedStatuses } from './domain/payment-lifecycle.js';
@Injectable()
export class PaymentsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly payoutMethods: PayoutMethods,
    private readonly items: Items,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'payments',
      erases: ['paying_number_codes.user_id'],
      keeps: {
        'payments.user_id':
          'the law asks for the books of ten years, with the number that paid or was paid',
        'refundable_numbers.user_id': 'sums of those payments',
        'payment_rightings.proposed_by_id': 'who of the staff proposed it',
        'payment_rightings.approved_by_id': 'who of the staff approved it',
      },
      obstacles: (tx, userId) => this.listObstacles(tx, userId),
      erase: (leaving) => this.erase(leaving),
      exports: ['payments.user_id', 'paying_number_codes.user_id'],
      withholds: {
        'refundable_numbers.user_id': 'sums of the payments, which are there',
        'payment_rightings.proposed_by_id': 'the work of staff',
        'payment_rightings.approved_by_id': 'the work of staff',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  private async listObstacles(tx: Tx, userId: string): Promise<Obstacle[]> {
    const status = { notIn: [...decidedStatuses] };
    const itemIds = await this.items.listIdsOf(tx, userId);
    return obstaclesOf({
      'payments-open': await tx.payment.count({ where: { userId, status } }),
      'payments-received': await tx.payment.count({ where: { itemId: { in: itemIds }, status } }),
    });
  }

  /** Numbers that no withdrawal went to are no proof of anything. */
  private async erase({ tx, userId, at }: Leaving): Promise<void> {
    await tx.payingNumberCode.deleteMany({ where: { userId } });
    const paid = await tx.payment.findMany({
      where: { userId, purpose: 'withdrawal' },
      select: { phoneNumber: true },
      distinct: ['phoneNumber'],
      orderBy: { phoneNumber: 'asc' },
    });
    const numbers = paid.map(({ phoneNumber }) => phoneNumber);
    await this.payoutMethods.forgetUnpaid(tx, userId, numbers, at);
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const payments = await this.db.payment.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      omit: { nextCheckAt: true, feesBookedAt: true, gatewayFees: true, operationAccount: true },
    });
    const numbers = await this.db.payingNumberCode.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      omit: { codeHash: true, userId: true },
    });
    return [
      { name: 'paiements.json', content: payments },
      { name: 'numeros-confirmes-par-code.json', content: numbers },
    ];
  }
}
