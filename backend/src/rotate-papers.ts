import 'reflect-metadata';
import { env } from './env.js';
import { Roles, Users } from './modules/accounts/index.js';
import { AppCodes, RotateAppSecrets } from './modules/auth/index.js';
import { ExportFiles } from './modules/personal-data/index.js';
import { PrivateFiles, RotatePapers } from './modules/uploads/index.js';
import { SealPapers } from './modules/verification/index.js';
import { Clock } from './platform/clock.js';
import { Pool } from './platform/database/pool.js';
import { Db } from './platform/database/prisma.js';
import { Sql } from './platform/database/sql.js';
import { Transactions } from './platform/database/transactions.js';
import { openStorage } from './platform/storage/open-storage.js';

/**
 * Seals with the first key of PAPERS_KEYS what another one sealed, so that the others can be taken away: private
 * pictures, the number and birth date of papers, exports that are still kept, and secrets of apps that show codes. It may
 * be interrupted and run again, while Loka runs; it ends with 1 when something could not be sealed.
 */
const pool = new Pool();
const db = new Db(pool);
const storage = await openStorage(env.STORAGE_URL);
const clock = new Clock();
const transactions = new Transactions(db);
const uploads = await new RotatePapers(db, transactions, storage).execute();
const users = new Users(db, new Sql(pool), new Roles(), clock);
const papers = await new SealPapers(db, transactions, users).rotate();
const privateFiles = new PrivateFiles(storage);
const exports = await new ExportFiles(db, transactions, privateFiles, clock).rotate();
const secrets = await new RotateAppSecrets(db, transactions, new AppCodes(clock)).execute();
await pool.end();
const failed = uploads.failed + papers.failed + exports.failed;
console.log(
  `${uploads.rotated} uploads, ${papers.rotated} papers, ${exports.rotated} files of exports and ${secrets} secrets of apps sealed with ${env.PAPERS_KEYS[0].id}, ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;
