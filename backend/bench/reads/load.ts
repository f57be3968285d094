import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import autocannon from 'autocannon';

/** What is asked for again and again. */
export interface Target {
  url: string;
  headers?: OutgoingHttpHeaders;
}

const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests a second over sixteen connections, in one second. */
export async function throughput({ url, headers = {} }: Target): Promise<number> {
  const options = { url, headers: headers as Record<string, string>, connections, duration: 1 };
  const { requests, errors, statusCodeStats = {} } = await autocannon(options);
  const wrong = Object.keys(statusCodeStats).filter((status) => !/^(?:200|304)$/.test(status));
  if (errors > 0 || wrong.length > 0) throw new Error(`${url}: ${errors} errors, ${wrong}`);
  return requests.average;
}

/** Milliseconds that answers take, one after the other over one connection. */
export async function times(target: Target, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index++) {
    const startedAt = performance.now();
    await answered(target);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

function answered({ url, headers = {} }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
