import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Api, startApi, usePrograms } from '../support/programs.js';
import { startProxy } from '../support/proxy.js';

usePrograms();

const restarts = Number(process.env.RESTARTS ?? 2);
const drains = { DRAIN_SECONDS: '1' };

describe('an api that is told to stop', () => {
  it('says that it is not ready, answers for DRAIN_SECONDS and closes connections, then ends', async () => {
    const api = await startApi(drains);
    api.kill('SIGTERM');
    await sleep(400);
    const answer = await fetch(`${api.origin}/readyz`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('connection')).toBe('close');
    expect(await answer.json()).toMatchObject({ status: 'unavailable', draining: true });
    expect((await fetch(`${api.origin}/items`)).status).toBe(200);
    expect(await api.ended).toBe(0);
  });
});

describe('two apis behind a proxy', () => {
  it(`are restarted ${restarts} times under load without a failed request`, {
    timeout: 60_000 + restarts * 30_000,
  }, async () => {
    const apis = [await startApi(drains), await startApi(drains)];
    const proxy = await startProxy(apis.map(({ origin }) => origin));
    await untilUsed(proxy, apis);
    let isOver = false;
    const statuses: (number | string)[] = [];
    const visitors = Array.from({ length: 8 }, async () => {
      while (!isOver) statuses.push(await search(proxy.origin));
    });
    for (let restart = 0; restart < restarts; restart++) {
      const index = restart % apis.length;
      const { port } = new URL(apis[index]?.origin ?? '');
      apis[index]?.kill('SIGTERM');
      await apis[index]?.ended;
      apis[index] = await startApi({ ...drains, PORT: port });
      await untilUsed(proxy, apis);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(statuses.length).toBeGreaterThan(restarts * 20);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

async function untilUsed(
  { isUsed }: Awaited<ReturnType<typeof startProxy>>,
  apis: readonly Api[],
): Promise<void> {
  while (!apis.every(({ origin }) => isUsed(origin))) await sleep(50);
}

async function search(origin: string): Promise<number | string> {
  try {
    const answer = await fetch(`${origin}/items`);
    await answer.text();
    return answer.status;
  } catch (error) {
    // "fetch failed" alone does not say who closed which connection.
    return `${error}: ${(error as Error).cause ?? 'no cause'}`;
  }
}
