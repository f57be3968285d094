import { Injectable } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { failureJump, lastMinutes, ProposeIncident, usualDays } from '../../incidents/index.js';
import { mobileOperator } from '../../mobile-money/index.js';
import { OperatorHealth } from './operator-health.js';

const none = { attempts: 0, failures: 0, failingMembers: 0 };

/** Compares how payments fail now with how they usually do, and asks staff about an operator that seems down. */
@Injectable()
export class WatchOperators {
  constructor(
    private readonly health: OperatorHealth,
    private readonly propose: ProposeIncident,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - lastMinutes * minuteMs);
    const last = await this.health.read(from, now);
    // Nearly always all is well, and the week need not be read.
    const suspects = [...last].filter(([, figures]) => failureJump(figures, none));
    if (suspects.length === 0) return;
    const weekAgo = new Date(from.getTime() - usualDays * 24 * 60 * minuteMs);
    const usual = await this.health.read(weekAgo, from);
    for (const [code, figures] of suspects) {
      const operator = mobileOperator(code)?.code;
      const jump = failureJump(figures, usual.get(code) ?? none);
      if (operator && jump) await this.propose.execute(operator, jump, from);
    }
  }
}
