import { type CodeChange, edit } from '../code-change.js';

/** About credits of payments that the gateway does not know. */
export const heldCreditChanges: CodeChange[] = [
  {
    name: 'what is held may leave the wallet',
    edits: [
      edit(
        'modules/wallet/balances.queries.ts',
        'withdrawable: inWallet - held,',
        'withdrawable: inWallet,',
      ),
    ],
    sql: ['DROP TRIGGER guard_held_wallet ON payments'],
  },
  {
    name: 'what the gateway does not know for two nights is not held',
    edits: [
      edit(
        'modules/reconciliation/keep-report.ts',
        'await this.heldCredits.hold(tx, afterCommit, credits, at);',
        'await this.heldCredits.hold(tx, afterCommit, credits.slice(credits.length), at);',
      ),
    ],
  },
  {
    name: 'what the gateway knows again stays held',
    edits: [
      edit(
        'modules/reconciliation/keep-report.ts',
        "await this.heldCredits.release(tx, afterCommit, found, { release: 'found', at, actor });",
        'void found;\n    void actor;',
      ),
    ],
  },
];
