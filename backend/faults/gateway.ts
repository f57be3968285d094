import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayLine } from '../histories/gateway-book.js';

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

  async book(): Promise<GatewayLine[]> {
    return (await this.request('/book')) as GatewayLine[];
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
