import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { formatNumber } from '../../../kernel/phone-number.js';
import type { TreasuryPosting } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, pageOf } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import { operatorOf } from '../../mobile-money/index.js';
import { Payments, paymentIdOf } from '../../payments/index.js';
import { LokasMoneyQueries } from '../../wallet/index.js';
import { isShort } from '../domain/float-alarm.js';
import { FloatFiguresQueries } from '../floats/float-figures.js';
import type { TreasuryList, TreasuryPostingView, TreasuryView } from '../treasury.schema.js';

type Operator = TreasuryPostingView['operator'];

/** Money at operators, and what was booked of it beside payments, as admins see it. */
@Injectable()
export class TreasuryQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
    private readonly figures: FloatFiguresQueries,
    private readonly money: LokasMoneyQueries,
    private readonly payments: Payments,
  ) {}

  async overview(): Promise<TreasuryView> {
    const [figures, { own }, unclaimed] = await Promise.all([
      this.figures.list(),
      this.money.get(),
      this.listUnclaimed(),
    ]);
    const margin = env.FLOAT_MARGIN_XAF;
    const operators = figures.map((one) => {
      const operator = one.operator as Operator;
      const left = unclaimed.filter((money) => money.operator === operator);
      return {
        ...one,
        operator,
        label: operatorOf(one).label,
        isShort: isShort(one, margin),
        unclaimed: left.reduce((sum, { amount }) => sum + amount, 0),
      };
    });
    return { operators, own, margin, unclaimed };
  }

  /** What came for deleted members, and was not sent back. */
  private async listUnclaimed(): Promise<TreasuryView['unclaimed']> {
    const all = await this.money.listUnclaimed();
    const sent = await this.db.treasuryPosting.findMany({
      where: { paymentId: { not: null } },
      select: { paymentId: true },
    });
    const sentBack = new Set(sent.map(({ paymentId }) => paymentId));
    const left = all.filter(({ key }) => !sentBack.has(paymentIdOf(key)));
    const views = left.map(async ({ key, operator, amount, at }) => {
      const payment = await this.payments.get(paymentIdOf(key) ?? '');
      if (!payment) throw new Error(`There is no payment of ${key}`);
      const { id: paymentId, reference, phoneNumber } = payment;
      const phoneNumberFormatted = formatNumber(phoneNumber).replaceAll(' ', '\u00a0');
      const money = { operator: operator as Operator, amount, at: at.toISOString() };
      return { paymentId, ...money, reference, phoneNumberFormatted };
    });
    return Promise.all(views);
  }

  async list({ kind, operator, ...page }: TreasuryList): Promise<Page<TreasuryPostingView>> {
    const where = {
      ...(kind && { kind }),
      ...(operator && { OR: [{ operator }, { toOperator: operator }] }),
    };
    const [postings, total] = await Promise.all([
      this.db.treasuryPosting.findMany({ where, ...pageOf(page) }),
      this.db.treasuryPosting.count({ where }),
    ]);
    return { rows: await this.viewsOf(postings), total };
  }

  /** @throws ProblemError `treasury-posting-not-found` */
  async get(id: string): Promise<TreasuryPostingView> {
    const posting = await this.db.treasuryPosting.findUnique({ where: { id } });
    if (!posting) throw new ProblemError('treasury-posting-not-found');
    const [view] = await this.viewsOf([posting]);
    return view as TreasuryPostingView;
  }

  private async viewsOf(postings: readonly TreasuryPosting[]): Promise<TreasuryPostingView[]> {
    const ids = postings.flatMap(({ proposedById, approvedById }) => [proposedById, approvedById]);
    const names = await this.users.listNames([...new Set(ids)]);
    const person = (id: string) => ({ id, name: names.get(id) ?? '' });
    return postings.map((posting) => {
      const { id, kind, amount, reference, reason, paymentId } = posting;
      return {
        ...{ id, kind, amount, reference, reason, paymentId },
        operator: posting.operator as Operator,
        toOperator: posting.toOperator as Operator | null,
        proposedBy: person(posting.proposedById),
        approvedBy: person(posting.approvedById),
        postedAt: posting.postedAt.toISOString(),
      };
    });
  }
}
