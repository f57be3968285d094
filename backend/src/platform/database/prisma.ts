import { Injectable } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from './generated/client.js';
import { Pool } from './pool.js';

/** The database, outside of any transaction. */
@Injectable()
export class Db extends PrismaClient {
  constructor(pool: Pool) {
    super({ adapter: new PrismaPg(pool) });
  }
}

/** The database, inside the transaction of one use case. */
export type Tx = Prisma.TransactionClient;
