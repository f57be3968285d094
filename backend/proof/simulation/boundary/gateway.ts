import { readConfig } from '../../../simulator/config.js';
import type { Entry } from '../../../simulator/entries.js';
import { GatewayError, internalError, transactionNotFound } from '../../../simulator/errors.js';
import { initiate } from '../../../simulator/initiate.js';
import { readStatus } from '../../../simulator/read-status.js';
import { renewSecret } from '../../../simulator/renew-secret.js';
import { Simulator } from '../../../simulator/simulator.js';
import type { HttpAnswer, HttpCall, Network } from './network.js';

export const gatewayOrigin = 'http://gateway.simulated';
export const apiOrigin = 'http://api.simulated';

/** How its callbacks are delivered in a history. */
export interface Delivery {
  dropCallbacks: boolean;
  duplicateCallbacks: number;
}

/** A line of the gateway's book: what truly happened to one transaction. */
export type GatewayLine = ReturnType<Simulator['book']['view']>;

/** The gateway simulator's own logic, in this process: its book is kept in memory. */
export class Gateway {
  private simulator!: Simulator;
  /** References of transactions that it knows no more. */
  private readonly forgotten = new Set<string>();

  constructor(network: Network) {
    network.serve(gatewayOrigin, (call) => this.answer(call));
  }

  /** Begins an empty book. */
  async begin(delivery: Delivery): Promise<void> {
    const callbacks = `${apiOrigin}/api/payment/callback/dev-callback-token`;
    const config = readConfig({ SIM_CALLBACKS: JSON.stringify({ LOKACB: callbacks }) });
    const entries: Entry[] = [];
    this.simulator = new Simulator(config, {
      entries,
      append: async (entry) => {
        entries.push(entry);
      },
    });
    await this.simulator.callbacks.change(delivery);
    this.forgotten.clear();
  }

  /** From now on it answers of a transaction that it does not know it, and has no line of it in its book. */
  async forget(reference: string): Promise<void> {
    this.forgotten.add(reference);
  }

  async remember(reference: string): Promise<void> {
    this.forgotten.delete(reference);
  }

  /** The book, in the order of the transactions. */
  async book(): Promise<GatewayLine[]> {
    const { book } = this.simulator;
    const lines = book.transactions.map((transaction) => book.view(transaction));
    return lines.filter(({ merchant_reference_id: reference }) => !this.forgotten.has(reference));
  }

  private async answer(call: HttpCall): Promise<HttpAnswer | undefined> {
    try {
      return await this.route(call);
    } catch (error) {
      const refusal = error instanceof GatewayError ? error : internalError();
      if (refusal !== error) console.error(error);
      return { status: refusal.httpStatus, body: JSON.stringify(refusal.body(call.url.pathname)) };
    }
  }

  private async route({ url, headers, body }: HttpCall): Promise<HttpAnswer | undefined> {
    const { simulator } = this;
    switch (url.pathname) {
      case '/pay':
        return this.initiate('PAYMENT', headers, body);
      case '/payout':
        return this.initiate('GIVE_CHANGE', headers, body);
      case '/status': {
        const query = Object.fromEntries(url.searchParams);
        if (this.forgotten.has(`${query.transactionId}`)) throw transactionNotFound();
        return json(await readStatus(simulator)({ query, headers }));
      }
      case '/renew-secret': {
        const form = Object.fromEntries(new URLSearchParams(body));
        return json(await renewSecret(simulator)({ body: form }));
      }
      default:
        throw new Error(`The gateway has no ${url.pathname}`);
    }
  }

  private async initiate(
    type: 'PAYMENT' | 'GIVE_CHANGE',
    headers: Record<string, string>,
    body: string,
  ): Promise<HttpAnswer | undefined> {
    let taken = false;
    let broken = false;
    const socket = {
      destroy: () => {
        broken = true;
      },
    };
    const answer = await initiate(this.simulator, type)(
      { headers, body: JSON.parse(body), raw: { socket } },
      {
        hijack: (() => {
          taken = true;
        }) as never,
      },
    );
    if (broken) return undefined;
    // An answer that never comes: the caller gives up by itself.
    return taken ? new Promise(() => undefined) : json(answer);
  }
}

function json(value: unknown): HttpAnswer {
  return { status: 200, body: JSON.stringify(value) };
}
