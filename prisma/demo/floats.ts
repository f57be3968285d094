import { Roles } from '../../backend/src/modules/accounts/roles.js';
import { ApprovalKinds } from '../../backend/src/modules/approvals/approval-kinds.js';
import { Approvals } from '../../backend/src/modules/approvals/approvals.js';
import { DecideApproval } from '../../backend/src/modules/approvals/decide/decide-approval.js';
import { AuditLog } from '../../backend/src/modules/audit-log/audit-log.js';
import type { FreshAuthentication } from '../../backend/src/modules/auth/sessions/fresh-authentication.js';
import { DomainEvents } from '../../backend/src/modules/events/domain-events.js';
import { operators } from '../../backend/src/modules/mobile-money/domain/operators.js';
import { OperatorFloats } from '../../backend/src/modules/payments/floats/operator-floats.js';
import { PayoutMethods } from '../../backend/src/modules/payout-methods/payout-methods.js';
import { PostTreasury } from '../../backend/src/modules/treasury/post/post-treasury.js';
import { ProposePosting } from '../../backend/src/modules/treasury/post/propose-posting.js';
import { TreasuryApproval } from '../../backend/src/modules/treasury/post/treasury-approval.js';
import { TreasuryFacts } from '../../backend/src/modules/treasury/post/treasury-facts.js';
import { BalancesQueries } from '../../backend/src/modules/wallet/balances.queries.js';
import { Ledger } from '../../backend/src/modules/wallet/ledger.js';
import { LokasMoneyQueries } from '../../backend/src/modules/wallet/lokas-money.queries.js';
import type { Actor } from '../../backend/src/platform/auth/actor.js';
import { Clock } from '../../backend/src/platform/clock.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Sql } from '../../backend/src/platform/database/sql.js';
import { Transactions } from '../../backend/src/platform/database/transactions.js';
import { admins, type Person } from './people.js';
import { stableId } from './stable.js';

/** XAF that Loka has paid in at each operator, so that withdrawals can be tried. */
const paidIn = 5_000_000;

/** Both admins of the demo data book what Loka has paid in, as the console does; of a sign-in nobody is asked here. */
export async function payInFloats(db: Db, sql: Sql): Promise<void> {
  const [proposer, approver] = admins;
  const clock = new Clock();
  const transactions = new Transactions(db);
  const auditLog = new AuditLog(clock);
  const events = new DomainEvents();
  const kinds = new ApprovalKinds();
  const fresh = { requireSecondStep: async () => {} } as unknown as FreshAuthentication;
  const money = new LokasMoneyQueries(sql);
  const floats = new OperatorFloats(new BalancesQueries(sql), new PayoutMethods(clock, events));
  const posting = new PostTreasury(floats, new Ledger(), auditLog);
  new TreasuryApproval(kinds, new TreasuryFacts(money), posting).onModuleInit();
  const approvals = new Approvals(db, kinds, fresh, auditLog, events, clock);
  const propose = new ProposePosting(transactions, approvals, money);
  const roles = new Roles();
  const decide = new DecideApproval(db, transactions, kinds, roles, fresh, auditLog, events, clock);
  for (const { code: operator, label } of operators.filter(({ enabled }) => enabled)) {
    const id = stableId(`money of Loka at ${operator}`);
    await propose.execute(actorOf(proposer), id, {
      ...{ kind: 'pay_in', operator, amount: paidIn },
      ...{ reference: `Apport initial ${label}`, reason: 'Réserve de départ' },
    });
    await decide.approve(actorOf(approver), id);
  }
}

function actorOf({ id }: Person): Actor {
  const standing = { emailConfirmed: true, isLeaving: false, isSuspended: false };
  return { id, role: 'admin', verificationStatus: 0, ...standing };
}
