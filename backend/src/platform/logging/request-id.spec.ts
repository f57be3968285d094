import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { currentRequest, noteCaller } from '../current-request.js';
import { acceptRequestId, currentRequestId, requestIdHeader, withRequestId } from './request-id.js';

describe('a request id', () => {
  it('is the one sent, when that looks like an id', () => {
    expect(acceptRequestId('0198c0de-0000-7000-8000-00000000abcd')).toBe(
      '0198c0de-0000-7000-8000-00000000abcd',
    );
  });

  it.each([undefined, '', 'short', 'x'.repeat(65), 'line\nbreak', '{"a":1234567}', ['a', 'b']])(
    'is a new one otherwise: %j',
    (sent) => {
      expect(acceptRequestId(sent)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('stays with the work, whatever else is under way', async () => {
    const work = async () => {
      await setImmediate();
      return [currentRequestId(), requestIdHeader()];
    };
    const [one, other] = await Promise.all([
      withRequestId('request-1', work),
      withRequestId('request-2', work),
    ]);
    expect(one).toEqual(['request-1', { 'x-request-id': 'request-1' }]);
    expect(other).toEqual(['request-2', { 'x-request-id': 'request-2' }]);
    expect([currentRequestId(), requestIdHeader()]).toEqual([undefined, {}]);
  });

  it('has the caller that was noted beside it, each request its own', async () => {
    const callOf = (caller: string) => async () => {
      noteCaller(caller);
      await setImmediate();
      return currentRequest()?.caller;
    };
    const calls = ['ada', 'ben'].map((caller) => withRequestId(undefined, callOf(caller)));
    expect(await Promise.all(calls)).toEqual(['ada', 'ben']);
    noteCaller('nowhere');
    expect(currentRequest()).toBeUndefined();
  });
});
