import { setTimeout as sleep } from 'node:timers/promises';

/** A line of the gateway simulator's book: what truly happened to a transaction. Amounts in XAF. */
export interface BookLine {
  merchant_reference_id: string;
  type: 'PAYMENT' | 'GIVE_CHANGE';
  customer_account_number: string;
  amount: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
}

interface Settings {
  /** Seconds. */
  advance?: number;
  dropCallbacks?: boolean;
  duplicateCallbacks?: number;
  holdCallbacks?: boolean;
  holdReplies?: boolean;
}

/** The calls of the gateway simulator that only tests make. */
export class Gateway {
  constructor(private readonly address: string) {}

  /** @returns the paths of the calls whose answers it holds back */
  async control(settings: Settings): Promise<string[]> {
    const body = JSON.stringify(settings);
    const headers = { 'content-type': 'application/json' };
    const answer = await this.request('/control', { method: 'POST', headers, body });
    return (answer as { heldReplies: string[] }).heldReplies;
  }

  async book(): Promise<BookLine[]> {
    return (await this.request('/book')) as BookLine[];
  }

  /** Retries for 10 seconds: the simulator is killed and restarted during a run. */
  private async request(path: string, init?: RequestInit): Promise<unknown> {
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
