import { setTimeout as sleep } from 'node:timers/promises';

/** A line of the gateway's own book: what truly happened. Amounts in XAF. */
export interface BookLine {
  merchant_reference_id: string;
  type: 'PAYMENT' | 'GIVE_CHANGE';
  customer_account_number: string;
  amount: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
}

interface Settings {
  advance?: number;
  dropCallbacks?: boolean;
  duplicateCallbacks?: number;
  holdCallbacks?: boolean;
  holdReplies?: boolean;
}

/** The simulated gateway, told what to do and asked for the truth. */
export class Gateway {
  constructor(private readonly address: string) {}

  /** @returns the calls whose answers it keeps back */
  async control(settings: Settings): Promise<string[]> {
    const body = JSON.stringify(settings);
    const headers = { 'content-type': 'application/json' };
    const answer = await this.ask('/control', { method: 'POST', headers, body });
    return (answer as { keptReplies: string[] }).keptReplies;
  }

  async book(): Promise<BookLine[]> {
    return (await this.ask('/book')) as BookLine[];
  }

  /** It is killed now and then, and starts again. */
  private async ask(path: string, init?: RequestInit): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await (await fetch(this.address + path, init)).json();
      } catch (error) {
        if (attempt === 100) throw error;
        await sleep(100);
      }
    }
  }
}
