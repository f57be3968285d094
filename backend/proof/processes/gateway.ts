import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayLine } from '../model/gateway-book.js';

/** A line of its book, with its callbacks. */
export interface BookLine extends GatewayLine {
  /** Each time that its callback was sent. */
  callbacks: { result: string }[];
}

interface Settings {
  /** Seconds. */
  advance?: number;
  dropCallbacks?: boolean;
  duplicateCallbacks?: number;
  holdCallbacks?: boolean;
  holdReplies?: boolean;
}

/** What the gateway simulator holds back. */
interface Held {
  /** The paths of the calls whose answers wait. */
  heldReplies: string[];
  /** How many callbacks wait, to be delivered in reverse order. */
  heldCallbacks: number;
}

/** The calls of the gateway simulator that only tests make. */
export class Gateway {
  constructor(private readonly address: string) {}

  async control(settings: Settings): Promise<Held> {
    const body = JSON.stringify(settings);
    const headers = { 'content-type': 'application/json' };
    return (await this.request('/control', { method: 'POST', headers, body })) as Held;
  }

  /** In the order of the transactions. */
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
