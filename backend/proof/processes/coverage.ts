import { allEndings } from '../workload/endings.js';
import type { Cluster } from './cluster.js';
import { nameOf } from './fault.js';
import { dayFaults, faults } from './faults.js';
import { callbackDeliveries } from './plan.js';

type NamedFault = { kind: string; step: string };

/** How often the histories of a run met each behaviour of the gateway, and each fault. */
export class Coverage {
  private readonly endings = new Map<string, Map<string, number>>(
    allEndings.map((ending) => [ending, new Map()]),
  );
  private readonly strikes = new Map<string, number>(
    [
      ...faults,
      ...Object.values(dayFaults).flat(),
      ...callbackDeliveries.map((step) => ({ kind: 'callbacks', step })),
    ].map((fault) => [nameOf(fault), 0]),
  );
  private readonly misses = new Map<string, number>();
  /** What became of requests that owners answered by SMS. */
  private readonly smsAnswers = new Map<string, number>();
  /** Payments through the gateway that were decided. */
  private payments = 0;

  /** The fault struck something under way. */
  countStrike(fault: NamedFault): void {
    increment(this.strikes, nameOf(fault));
  }

  /** Nobody was at the fault's step; it is tried again. */
  countMiss(fault: NamedFault): void {
    increment(this.misses, nameOf(fault));
  }

  countSmsAnswer(outcome: string): void {
    increment(this.smsAnswers, outcome);
  }

  /** Counts the outcomes of a history's payments that went through the gateway. */
  async countEndings({ database, gateway }: Cluster, since: Date): Promise<void> {
    const rows = await database.rows<{ reference: string; ending: string; outcome: string }>(
      `select reference, right(phone_number, 3) as ending,
         purpose || ' ' || status
           || case when purpose = 'rental' and status = 'succeeded' and rental_id is null
              then ', refunded' else '' end as outcome
       from payments where created_at > $1 and amount > 0`,
      [since],
    );
    const submitted = new Set((await gateway.book()).map((line) => line.merchant_reference_id));
    this.payments += rows.length;
    for (const { reference, ending, outcome } of rows) {
      if (!submitted.has(reference)) continue;
      const outcomes = this.endings.get(ending);
      if (outcomes) increment(outcomes, outcome);
    }
  }

  /** Gateway behaviours and faults that no history has met. */
  missing(): { endings: string[]; faults: string[] } {
    return {
      endings: [...this.endings].filter(([, met]) => met.size === 0).map(([ending]) => ending),
      faults: [...this.strikes].filter(([, times]) => times === 0).map(([name]) => name),
    };
  }

  /** Two tables, in Markdown. */
  tables(): string {
    const endings = [...this.endings].map(([ending, outcomes]) => {
      const times = [...outcomes.values()].reduce((sum, one) => sum + one, 0);
      const list = [...outcomes].sort().map(([outcome, count]) => `${outcome} ${count}`);
      return `| \`${ending}\` | ${times} | ${list.join('; ')} |`;
    });
    const strikes = [...this.strikes].map(
      ([name, times]) => `| ${name} | ${times} | ${this.misses.get(name) ?? 0} |`,
    );
    const sms = [...this.smsAnswers].sort().map(([outcome, count]) => `${outcome} ${count}`);
    return [
      '| number ends in | times | outcomes |',
      '| --- | --- | --- |',
      ...endings,
      '',
      '| fault, step | struck | found nobody, tried again |',
      '| --- | --- | --- |',
      ...strikes,
      '',
      `${this.payments} payments through the gateway.`,
      `Answers by SMS: ${sms.join(', ')}`,
    ].join('\n');
  }
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
