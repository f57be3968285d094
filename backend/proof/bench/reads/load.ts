import { randomInt } from 'node:crypto';
import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import autocannon from 'autocannon';

/** What is asked for again and again. */
export interface Target {
  url: string;
  headers?: OutgoingHttpHeaders;
  /** Each request as from an address of its own, of which limits know nothing yet. */
  isFromMany?: boolean;
}

export const connections = 16;
/** Headers of somebody whom the site knows by a cookie, and answers nothing from memory. */
export const uncached = { cookie: 'bench=1' };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests a second over sixteen connections, in one second. */
export async function throughput(target: Target): Promise<number> {
  const { url } = target;
  const headers = () => headersOf(target) as Record<string, string>;
  // Only where they differ: to put each request together takes the measuring process its time.
  const requests = [
    { setupRequest: (one: autocannon.Request) => ({ ...one, headers: headers() }) },
  ];
  const options = {
    ...{ url, connections, duration: 1, headers: headers() },
    ...(target.isFromMany && { requests }),
  };
  const { requests: answered, errors, statusCodeStats = {} } = await autocannon(options);
  const wrong = Object.keys(statusCodeStats).filter((status) => !/^(?:200|304)$/.test(status));
  if (errors > 0 || wrong.length > 0) throw new Error(`${url}: ${errors} errors, ${wrong}`);
  return answered.average;
}

/** Milliseconds that answers take, one after the other over one connection. */
export async function times(target: Target, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index++) {
    const startedAt = performance.now();
    await ask(target);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

const headersOf = ({ headers, isFromMany }: Target): OutgoingHttpHeaders => ({
  ...headers,
  ...(isFromMany && fromSomebody()),
});

/** As from some address or other: Loka trusts whoever stands before it, which is the measurement. */
export const fromSomebody = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`,
});

function ask(target: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    get(target.url, { agent, headers: headersOf(target) }, (answer) => {
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
