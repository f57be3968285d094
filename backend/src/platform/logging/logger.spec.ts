import { describe, expect, it } from 'vitest';
import { answered, failed } from '../monitoring/dependencies.js';
import { createLogger } from './logger.js';
import { withRequestId } from './request-id.js';

/** What a logger writes of some entries, line by line. */
function written(log: (logger: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: string[] = [];
  log(createLogger({ write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

describe('a line of the log', () => {
  it('has the level, the time, the context and the text', () => {
    expect(written((logger) => logger.warn('Slow', 'Pool'))).toEqual([
      { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), context: 'Pool', msg: 'Slow' },
    ]);
  });

  it('has no stack of what fails for want of the database, which is said once', () => {
    const log = () =>
      written((logger) => {
        logger.error(new Error('Connection terminated'), 'Scheduler');
        logger.error('Job 1', new Error('Connection terminated').stack, 'Queue');
        logger.error({ msg: 'Request', status: 503 }, 'Http');
      });
    failed('database', 'for the test');
    expect(log()).toMatchObject([{ msg: 'Request' }]);
    answered('database');
    expect(log()).toHaveLength(3);
  });

  it('has the fields of an entry', () => {
    const entry = { msg: 'Gateway call', reference: 'LK1', ms: 12 };
    expect(written((logger) => logger.log(entry, 'Gateway'))).toMatchObject([
      { level: 'info', context: 'Gateway', ...entry },
    ]);
  });

  it('has the id of the request at hand', () => {
    const log = () => written((logger) => logger.log('Done', 'Job'));
    expect(withRequestId('request-1', log)).toMatchObject([{ requestId: 'request-1' }]);
    expect(log()).not.toMatchObject([{ requestId: expect.anything() }]);
  });

  it('has the stack of an error, and that of its cause', () => {
    const error = new Error('Unavailable', { cause: new Error('Refused') });
    expect(written((logger) => logger.error(error, 'Http'))).toMatchObject([
      {
        level: 'error',
        context: 'Http',
        msg: 'Unavailable',
        stack: expect.stringMatching(/Unavailable\n\s+at .*Caused by: Error: Refused\n\s+at /s),
      },
    ]);
    expect(written((logger) => logger.error('Job 1', error.stack, 'Queue'))).toMatchObject([
      { context: 'Queue', msg: 'Job 1', stack: error.stack },
    ]);
  });

  it('leaves out what Nest says of each route', () => {
    expect(written((logger) => logger.log('Mapped {/items, GET} route', 'RouterExplorer'))).toEqual(
      [],
    );
  });
});

describe('what no line of the log has', () => {
  const text = (message: string) => JSON.stringify(written((logger) => logger.log(message)));

  it('is the value of a secret or personal field', () => {
    const secrets = {
      authorization: 'a1',
      cookie: 'b2',
      password: 'c3',
      token: 'd4',
      secret: 'e5',
    };
    const personal = { email: 'f6', phone: 'g7', phoneNumber: 'h8' };
    const entry = {
      msg: 'Call',
      ...secrets,
      ...personal,
      headers: { ...secrets, 'x-secret': 'i9' },
    };
    const [line] = written((logger) => logger.log(entry));
    for (const value of [...Object.values({ ...secrets, ...personal }), 'i9']) {
      expect(JSON.stringify(line)).not.toContain(value);
    }
    expect(line).toMatchObject({ password: '[redacted]', headers: { cookie: '[redacted]' } });
  });

  it.each([
    ['550 <awa.mboumba@loka.example> unknown', 'mboumba'],
    ['No account for 077000001', '077000001'],
    ['Call +241 77 00 00 01 back', '77 00 00 01'],
    ['Bearer 3f2a.b-c', '3f2a'],
    ['eyJhbGciOi.eyJzdWIi.c2ln is expired', 'eyJzdWIi'],
    ['GET /confirmer-numero?token=abc123', 'abc123'],
    ['POST /api/payment/callback/Zk3-9_abcdef?x=1 404', 'Zk3-9'],
    ['POST /desabonnement/0770c0de~messages~c2ln', 'c2ln'],
    ['POST /api/verification/device/Zk3-9_device/photo 410', 'Zk3-9'],
    ['GET /verification/appareil/Zk3-9_page', 'Zk3-9'],
    ['GET /api/calendars/Zk3-9_feed.ics 304', 'Zk3-9'],
    ['passwordHash: "$argon2id$v=19$m=19456$abc"', '19456'],
  ])('is in %j: %s', (message, part) => {
    expect(text(message)).not.toContain(part);
  });

  it('is not seen in ids, amounts and times', () => {
    const entry = {
      id: '0770c0de-0677-7000-8000-077000000001',
      amount: 77_000_001,
      at: '2026-07-12T06:77:00.067Z',
      reference: 'LK077000001X',
    };
    expect(written((logger) => logger.log({ msg: 'Payment', ...entry }))).toMatchObject([entry]);
  });
});
