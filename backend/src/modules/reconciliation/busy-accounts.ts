import { type LedgerAccountKind, Prisma } from '../../platform/database/generated/client.js';

/**
 * Chooses, of `ledger_accounts a`, kinds with few accounts and very many entries, for statements that
 * read all entries of them. Of kinds as texts the planner knows nothing, and reads the ledger once; of
 * the kinds themselves it expects as few entries as other accounts have, and looks each of them up.
 */
export const isOfKind = (...kinds: LedgerAccountKind[]) => Prisma.sql`a.kind::text = any(${kinds})`;
