import { currentLife, type Life } from '../programs/program.js';
import type { World } from '../world.js';

export interface HttpCall {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export interface HttpAnswer {
  status: number;
  body: string;
}

/** Somebody who answers HTTP: `undefined` breaks the connection, a promise may never resolve. */
export type Answerer = (call: HttpCall) => Promise<HttpAnswer | undefined>;

/** What `fetch` reaches: each call and each answer take time and may be lost. */
export class Network {
  private readonly answerers = new Map<string, Answerer>();

  constructor(private readonly world: World) {}

  /** @param origin of the addresses that `answerer` is called for */
  serve(origin: string, answerer: Answerer): void {
    this.answerers.set(origin, answerer);
  }

  /** Stands in for `fetch`. */
  fetch(input: URL | string, init: RequestInit = {}): Promise<unknown> {
    const life = currentLife();
    const { signal } = init;
    const call: HttpCall = {
      url: new URL(input),
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body?.toString() ?? '',
    };
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const settle = (answer: HttpAnswer | undefined) => {
        if (answer) resolve(responseOf(answer));
        else
          reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } }));
      };
      this.world.timeline.after(this.world.latency(), () => this.arrive(call, life, settle));
    });
  }

  private arrive(
    call: HttpCall,
    life: Life | undefined,
    settle: (answer: HttpAnswer | undefined) => void,
  ): void {
    const answerer = this.answerers.get(call.url.origin);
    const name = life ? `${life.program.name}/${life.number}` : 'gateway';
    const { trace, timeline } = this.world;
    trace.line(`${name} ${call.method} ${call.url.href} ${call.body}`);
    if (this.strikes(life, 'before', settle)) return;
    if (!answerer) {
      settle(undefined);
      return;
    }
    void answerer(call).then((answer) => {
      trace.line(`${name} → ${answer ? `${answer.status} ${answer.body}` : 'broken'}`);
      if (this.strikes(life, 'after', settle)) return;
      timeline.after(this.world.latency(), () => {
        if (!life || life.alive) settle(answer);
      });
    });
  }

  private strikes(
    life: Life | undefined,
    when: 'before' | 'after',
    settle: (answer: undefined) => void,
  ): boolean {
    if (!life?.alive) return false;
    const fault = this.world.faultAt({ what: 'call', when });
    if (!fault) return false;
    this.world.trace.line(`${life.program.name}/${life.number} ${fault} ${when} it`);
    if (fault === 'crash') life.program.die();
    else settle(undefined);
    return true;
  }
}

/** What the product reads of a response. */
function responseOf({ status, body }: HttpAnswer) {
  return {
    status,
    ok: status >= 200 && status < 300,
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  };
}
