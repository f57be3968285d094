import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { type Obstacle, obstaclesOf } from '../../kernel/deletion-obstacle.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class WalletPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'wallet',
      erases: [],
      keeps: {
        'ledger_accounts.user_id': 'the law asks for the books of ten years',
        'ledger_statement_lines.user_id': 'the law asks for the books of ten years',
        'ledger_monthly_totals.user_id': 'the law asks for the books of ten years',
        'held_credits.user_id': 'the law asks for the books of ten years',
      },
      obstacles: (tx, userId) => this.listObstacles(tx, userId),
      exports: ['ledger_statement_lines.user_id'],
      withholds: {
        'ledger_accounts.user_id': 'sums of the lines, which are there',
        'ledger_monthly_totals.user_id': 'sums of the lines, which are there',
        'held_credits.user_id':
          'the payments are there; that they are looked into is the work of staff',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  /** Also what is on its way, and what is held for a payment. */
  private async listObstacles(tx: Tx, userId: string): Promise<Obstacle[]> {
    const [owned] = await tx.$queryRaw<{ total: bigint }[]>`
      select coalesce(sum(abs(balance)), 0)::bigint as total from ledger_accounts
      where user_id = ${userId}::uuid`;
    return obstaclesOf({ 'wallet-balance': Number(owned?.total ?? 0) });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const lines = await this.db.statementLine.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { transactionId: 'asc' }],
      include: { transaction: { select: { description: true } } },
    });
    const rows = lines.map(({ createdAt, type, amount, transaction }) => [
      createdAt.toISOString(),
      type,
      transaction.description,
      Number(amount),
    ]);
    const conventions = { bom: true, delimiter: ';', escape_formulas: true };
    const columns = ['Date', 'Type', 'Libellé', 'Montant (FCFA)'];
    return [{ name: 'portefeuille.csv', content: stringify([columns, ...rows], conventions) }];
  }
}
