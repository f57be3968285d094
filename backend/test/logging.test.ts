import { createHash, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { useEmptyDatabase } from './support/databases.js';
import { type Program, startApi, startProgram, usePrograms } from './support/programs.js';
import { aRecordingProxy } from './support/recording-proxy.js';

const empty = useEmptyDatabase();
usePrograms();

const password = 'motdepasse-de-test';
const phoneNumber = '077000001';

async function database(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: empty.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function aVerifiedMember() {
  const [id, email] = [randomUUID(), `${randomUUID()}@loka.example`];
  await (await database()).query(
    `insert into users (id, name, email, password_hash, terms_accepted_at, email_confirmed_at,
      verification_status, created_at) values ($1, 'Awa', $2, $3, now(), now(), 2, now())`,
    [id, email, await hash(password)],
  );
  return { id, email };
}

function expectLogged(program: Program, requestId: string, lines: RegExp[]): void {
  const logged = program.output.split('\n').filter((line) => line.includes(requestId));
  expect(logged.slice(0, lines.length)).toEqual(lines.map((line) => expect.stringMatching(line)));
}

/** Waits until the first lines that a program logs for a request are those. */
const untilLogged = (program: Program, requestId: string, lines: RegExp[]): Promise<void> =>
  vi.waitFor(() => expectLogged(program, requestId, lines));

/** Waits until the worker has ended a job of a request, which it does even when its schedule came first. */
const untilJobEnded = (worker: Program, requestId: string): Promise<void> =>
  vi.waitFor(() => expect(worker.output).toMatch(new RegExp(`Job .*${requestId}.* outcome=`)));

describe('the log', () => {
  it('of PostgreSQL that a copy brings along has no values of rows', async () => {
    const client = await database();
    const { rows } = await client.query(`
      select current_setting('log_error_verbosity') as errors,
        current_setting('log_parameter_max_length') as parameters,
        current_setting('log_parameter_max_length_on_error') as "onError"`);
    expect(rows).toEqual([{ errors: 'terse', parameters: '0', onError: '0' }]);
  });

  it('follows a request from the browser to the gateway, without secrets or personal data', async () => {
    const gateway = await aRecordingProxy(env.GATEWAY_PAY_URL);
    const api = await startApi(empty);
    const worker = startProgram('worker.js', {
      env: { ...empty, GATEWAY_PAY_URL: `${gateway.url}/pay` },
    });
    const { id, email } = await aVerifiedMember();
    const call = (path: string, requestId: string, body: object, token = '') =>
      fetch(`${api.origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-id': requestId,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
      });

    const [failure, signIn] = [randomUUID(), randomUUID()];
    await call('/api/auth/sign-in', failure, { email, password: 'autre chose' });
    await untilLogged(api, failure, [
      new RegExp(`WARN .*Sign-in failed .*userId=${id}`),
      /INFO .*route=\/api\/auth\/sign-in status=401/,
    ]);

    // Nor what would tell whose address it is to whoever tries addresses.
    expect(api.output).toContain('emailHash=');
    expect(api.output).not.toContain(createHash('sha256').update(email).digest('hex').slice(0, 16));

    const session = await call('/api/auth/sign-in', signIn, { email, password });
    await untilLogged(api, signIn, [
      new RegExp(`INFO .*Signed in .*userId=${id}`),
      /INFO .*route=\/api\/auth\/sign-in status=200/,
    ]);
    const { token } = (await session.json()) as { token: string };
    const body = { amount: 1_000, phoneNumber, operationAccountCode: 'ACC_AIRTEL' };
    // From then on the worker takes each job at once: what it is late for, its schedule takes.
    await call('/api/wallet/top-ups', randomUUID(), body, token);
    await vi.waitFor(() => expect(worker.output).toContain('Gateway call'));
    // On a machine busy with other tests the schedule may take one all the same: the next is looked at then.
    await vi.waitFor(async () => {
      const topUp = randomUUID();
      const answer = await call('/api/wallet/top-ups', topUp, body, token);
      expect(answer.status).toBe(202);
      expect(answer.headers.get('x-request-id')).toBe(topUp);
      await untilLogged(api, topUp, [
        /Payment .*from=null to=created/,
        new RegExp(`method=POST route=/api/wallet/top-ups status=202 ms=\\d+ actorId=${id}`),
      ]);
      await untilJobEnded(worker, topUp);
      expectLogged(worker, topUp, [
        /Payment .*paymentId=[\w-]+ .*purpose=top_up operator=airtel from=created to=submitting/,
        /Gateway call .*call=collect reference=\w+ outcome=accepted ms=\d+/,
        /Payment .*from=submitting to=pending/,
        /Job .*queue=payments jobId=\d+ attempt=1 outcome=done ms=\d+/,
      ]);
      expect(gateway.calls.map((headers) => headers['x-request-id'])).toContain(topUp);
    });

    for (const secret of [password, 'autre chose', token, email, phoneNumber]) {
      expect(api.output + worker.output).not.toContain(secret);
    }
  });

  it('is JSON, as in production, where the settings say so', async () => {
    const api = await startApi({ ...empty, LOG_FORMAT: 'json' });
    const requestId = randomUUID();
    await fetch(`${api.origin}/items`, { headers: { 'x-request-id': requestId, cookie: 'a=b' } });
    await vi.waitFor(() => expect(api.output).toContain(requestId));
    const [line = ''] = api.output.split('\n').filter((one) => one.includes(requestId));
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: '/items', status: 200 });
  });

  it('has the stack of an unexpected error, under the id in the answer', async () => {
    const api = await startApi(empty);
    const client = await database();
    await client.query('alter table item_cards rename to hidden_cards');
    const answer = await fetch(`${api.origin}/items`);
    await client.query('alter table hidden_cards rename to item_cards');
    expect(answer.status).toBe(500);
    await untilLogged(api, answer.headers.get('x-request-id') ?? '', [
      /ERROR .*relation "item_cards" does not exist/,
      /ERROR .*route=\/items status=500/,
    ]);
    expect(api.output).toMatch(/relation "item_cards" does not exist\n\s+at /);
  });

  it('has what failed in a browser in one line, without personal data, as often as an address may say it', async () => {
    const api = await startApi(empty);
    const report = (requestId: string, failure: object) =>
      fetch(`${api.origin}/api/page-failures`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': requestId },
        body: JSON.stringify(failure),
      });
    const [told, wrong] = [randomUUID(), randomUUID()];
    const message = `Error 418\n12:00 ERROR forged\u001b[2J\u202e of awa@loka.example, ${phoneNumber}`;
    const failure = { kind: 'hydration', page: 'objet', message };
    expect((await report(told, failure)).status).toBe(204);
    await untilLogged(api, told, [
      /WARN .*Page failed in a browser .*kind=hydration page=objet message=Error 418 12:00 ERROR forged \[2J +of \[email\], \[phone\]$/,
      /route=\/api\/page-failures status=204/,
    ]);
    expect((await report(wrong, { ...failure, message: 'x'.repeat(301) })).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => report(randomUUID(), failure)),
    );
    expect(answers.filter(({ status }) => status === 429)).not.toEqual([]);
  });
});
