import { faults } from './faults.js';
import { allEndings, type Road } from './plan.js';
import type { Promises } from './promises.js';
import type { World } from './world.js';

type Named = { kind: string; step: string };

const roads: Road[] = ['open', 'dropped', 'duplicated', 'reordered'];

/** What a run has met so far: endings of the gateway, and faults. */
export class Coverage {
  private readonly endings = new Map<string, Map<string, number>>(
    allEndings.map((ending) => [ending, new Map()]),
  );
  private readonly struck = new Map<string, number>(
    [...faults, ...roads.map((step) => ({ kind: 'callbacks', step }))].map((one) => [
      nameOf(one),
      0,
    ]),
  );
  private readonly missed = new Map<string, number>();
  /** Payments that were decided. */
  payments = 0;

  countFault(fault: Named, struck: boolean): void {
    const name = nameOf(fault);
    if (struck) this.struck.set(name, (this.struck.get(name) ?? 0) + 1);
    else this.missed.set(name, (this.missed.get(name) ?? 0) + 1);
  }

  /** Counts how each payment of a history that went through the gateway came out. */
  async countEndings({ database, gateway }: World, { payments }: Promises): Promise<void> {
    const rows = await database.rows<{ reference: string; ending: string; outcome: string }>(
      `select reference, right(phone_number, 3) as ending,
         purpose || ' ' || status
           || case when purpose = 'rental' and status = 'succeeded' and rental_id is null
              then ', refunded' else '' end as outcome
       from payments where id = any($1) and amount > 0`,
      [payments.map(({ id }) => id)],
    );
    const sent = new Set((await gateway.book()).map((line) => line.merchant_reference_id));
    this.payments += payments.length;
    for (const { reference, ending, outcome } of rows) {
      if (!sent.has(reference)) continue;
      const outcomes = this.endings.get(ending);
      outcomes?.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }

  /** Endings and faults that no history has met. */
  missing(): { endings: string[]; faults: string[] } {
    return {
      endings: [...this.endings].filter(([, met]) => met.size === 0).map(([ending]) => ending),
      faults: [...this.struck].filter(([, times]) => times === 0).map(([name]) => name),
    };
  }

  /** Two tables, in Markdown. */
  tables(): string {
    const endings = [...this.endings].map(([ending, outcomes]) => {
      const times = [...outcomes.values()].reduce((sum, one) => sum + one, 0);
      const told = [...outcomes].sort().map(([outcome, count]) => `${outcome} ${count}`);
      return `| \`${ending}\` | ${times} | ${told.join('; ')} |`;
    });
    const struck = [...this.struck].map(
      ([name, times]) => `| ${name} | ${times} | ${this.missed.get(name) ?? 0} |`,
    );
    return [
      '| ending | times | outcomes |',
      '| --- | --- | --- |',
      ...endings,
      '',
      '| fault, step | struck | found nobody there |',
      '| --- | --- | --- |',
      ...struck,
      '',
      `${this.payments} payments.`,
    ].join('\n');
  }
}

function nameOf({ kind, step }: Named): string {
  return `${kind}, ${step}`;
}
