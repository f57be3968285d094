import { type Day, dayOf } from '../../src/kernel/day.js';
import { hourMs } from '../../src/kernel/duration.js';
import { wallet } from '../../src/kernel/posting.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import type { Books } from './books.js';
import type { Member } from './members.js';
import type { Payments } from './payments.js';
import type { Random } from './random.js';
import type { Schedule } from './schedule.js';

/** For each rental: how often somebody tops up, and an owner withdraws when a rent is earned. */
const shares = { topUp: 0.07, withdrawal: 0.45, failed: 0.05, review: 0.02 };
/** How often those whose wallets hold enough, or some of it, pay from them. */
const sharesOfWallets = { all: 0.6, part: 0.35 };
/** XAF */
const topUps = [2_000, 5_000, 5_000, 10_000, 10_000, 15_000, 20_000, 25_000, 50_000];
/** XAF */
const withdrawal = { least: 2_000, most: 250_000, step: 500 };
/** What the gateway leaves to staff is decided by them within this time. */
const reviewedWithinMs = 36 * hourMs;

/** Money that members put into their wallets and take out of them. */
export class Wallets {
  /** One withdrawal a day is enough. */
  private readonly withdrawnOn = new Map<string, Day>();

  constructor(
    private readonly now: Date,
    private readonly schedule: Schedule,
    private readonly random: Random,
    private readonly books: Books,
    private readonly payments: Payments,
    /** XAF */
    private readonly leastByPhone: Xaf,
  ) {}

  /** XAF: what a member's wallet pays of a sum. */
  share(member: Member, total: Xaf): Xaf {
    const { random, books, leastByPhone } = this;
    const balance = books.balance(wallet(member.id));
    if (balance >= total) return random.chance(sharesOfWallets.all) ? total : 0;
    const isPart = balance >= 1000 && total - balance >= leastByPhone;
    return isPart && random.chance(sharesOfWallets.part) ? balance : 0;
  }

  /** Some top up around an instant. */
  considerTopUp(member: Member, around: Date): void {
    const { random, schedule } = this;
    if (!random.chance(shares.topUp)) return;
    const isRecent = this.now.getTime() - around.getTime() < reviewedWithinMs;
    const outcome =
      isRecent && random.chance(shares.review)
        ? 'review'
        : random.chance(shares.failed)
          ? 'failed'
          : 'succeeded';
    const order = {
      purpose: 'top_up',
      member,
      amount: random.pick(topUps),
      walletAmount: 0,
    } as const;
    schedule.add(around, () => {
      this.payments.begin(order, { at: around, outcome, isLate: false });
    });
  }

  /** Some withdraw what they have earned, within days. */
  considerWithdrawal(owner: Member, earnedAt: Date): void {
    const { random } = this;
    if (!random.chance(shares.withdrawal)) return;
    const at = new Date(earnedAt.getTime() + random.logNormal(30, 1) * hourMs);
    this.schedule.add(at, () => this.withdraw(owner, at));
  }

  private withdraw(member: Member, at: Date): void {
    const { random, books, withdrawnOn } = this;
    const today = dayOf(at);
    if (!member.receivesFrom || at < member.receivesFrom) return;
    if (withdrawnOn.get(member.id) === today) return;
    const balance = Math.min(books.balance(wallet(member.id)), withdrawal.most);
    const amount = Math.floor(balance / withdrawal.step) * withdrawal.step;
    if (amount < withdrawal.least) return;
    withdrawnOn.set(member.id, today);
    const outcome = random.chance(shares.failed) ? 'failed' : 'succeeded';
    this.payments.begin(
      { purpose: 'withdrawal', member, amount, walletAmount: 0 },
      { at, outcome, isLate: false },
    );
  }
}
