import fastify, { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { namedBy } from './confusion.js';
import {
  authenticationFailed,
  GatewayError,
  internalError,
  invalidFields,
  transactionNotFound,
} from './errors.js';
import { initiate } from './initiate.js';
import { recordPast } from './record-past.js';
import { controls, parse, pastTransaction, renewal, statusQuery } from './requests.js';
import { SECRET_LIFETIME } from './secrets.js';
import type { Simulator } from './simulator.js';

/** The gateway's calls, then those that only tests and the reconciliation make. */
export function createServer(simulator: Simulator) {
  const { config, book, callbacks, clock, replies, secrets } = simulator;
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const problem =
      error instanceof GatewayError
        ? error
        : (error.statusCode ?? 500) < 500
          ? invalidFields(error.message)
          : internalError();
    if (!(error instanceof GatewayError) && problem.httpStatus === 500) console.error(error);
    return reply.code(problem.httpStatus).send(problem.body(request.url));
  });

  const holdable = {
    onSend: (request: FastifyRequest) => replies.untilReleased(request.routeOptions.url ?? ''),
  };
  server.post('/pay', holdable, initiate(simulator, 'PAYMENT'));
  server.post('/payout', holdable, initiate(simulator, 'GIVE_CHANGE'));

  server.get('/status', holdable, async (request) => {
    const query = parse(statusQuery, request.query);
    const account = query.accountOperationCode;
    secrets.check(account, request.headers['x-secret']?.toString());
    const transaction = book.find(query.transactionId);
    if (transaction?.account !== account || transaction.type !== query.transactionOperation)
      throw transactionNotFound();
    const status = await book.readStatus(transaction);
    if (status === 'NOT_FOUND') throw transactionNotFound();
    return {
      date: transaction.created_at,
      status,
      amount: book.amount(transaction),
      fees: 0,
      ...namedBy(transaction, simulator.confusion),
    };
  });

  server.post('/renew-secret', async (request) => {
    const { operationAccountCode: account, password } = parse(renewal, request.body);
    if (!config.accounts[account] || password !== config.password) throw authenticationFailed();
    const secret = await secrets.renew(account);
    return { operation_account_code: account, secret, expires_in: SECRET_LIFETIME };
  });

  server.get('/book', async () => book.transactions.map((transaction) => book.view(transaction)));

  server.post('/book', async (request) => {
    const past = parse(z.union([pastTransaction, z.array(pastTransaction)]), request.body);
    if (!Array.isArray(past)) return book.view(await recordPast(simulator, past));
    await Promise.all(past.map((one) => recordPast(simulator, one)));
    return { recorded: past.length };
  });

  server.get('/healthz', async () => ({ status: 'ok' }));

  server.post('/control', async (request) => {
    const {
      speed,
      advance,
      holdReplies,
      confusion = simulator.confusion,
      refuseSecrets = secrets.refusesAll,
      refuseRenewals = secrets.refusesRenewals,
      refusalStatus = secrets.refusalStatus,
      expireSecrets,
      ...delivery
    } = parse(controls, request.body);
    if (speed !== undefined) await simulator.setSpeed(speed);
    if (advance !== undefined) await simulator.advance(advance);
    if (holdReplies !== undefined) replies.change(holdReplies);
    Object.assign(secrets, {
      refusesAll: refuseSecrets,
      refusesRenewals: refuseRenewals,
      refusalStatus,
    });
    simulator.confusion = confusion;
    if (expireSecrets) secrets.expireAll();
    return {
      speed: clock.speed,
      holdReplies: replies.holding,
      heldReplies: replies.held,
      confusion,
      refuseSecrets,
      refuseRenewals,
      refusalStatus,
      ...(await callbacks.change(delivery)),
    };
  });

  return server;
}
