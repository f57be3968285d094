import { Injectable } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from './generated/client.js';
import { Pool } from './pool.js';
import { nameOfStatement } from './statement-names.js';

/** The database, outside of any transaction. */
@Injectable()
export class Db extends PrismaClient {
  constructor(pool: Pool) {
    // Prisma's type leaves out that a statement may have no name; its code does not.
    const statementNameGenerator = ({ sql }: { sql: string }) => nameOfStatement(sql) as string;
    super({ adapter: new PrismaPg(pool, { statementNameGenerator }) });
  }
}

/** The database, inside the transaction of one use case. */
export type Tx = Prisma.TransactionClient;
