import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GatewayError, internalError, invalidFields } from './errors.js';
import { initiate } from './initiate.js';
import { readStatus } from './read-status.js';
import { recordPast } from './record-past.js';
import { renewSecret } from './renew-secret.js';
import { controls, parse, pastTransaction } from './requests.js';
import type { Simulator } from './simulator.js';

/** The gateway's calls, then those that only tests and the reconciliation make. */
export function createServer(simulator: Simulator) {
  const { book, callbacks, clock, replies, secrets } = simulator;
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
    onSend: async (request: FastifyRequest, reply: FastifyReply) => {
      await replies.untilReleased(request.routeOptions.url ?? '');
      if (simulator.redirectTo) reply.code(307).header('location', simulator.redirectTo);
    },
  };
  server.post('/pay', holdable, initiate(simulator, 'PAYMENT'));
  server.post('/payout', holdable, initiate(simulator, 'GIVE_CHANGE'));

  server.get('/status', holdable, readStatus(simulator));
  server.post('/renew-secret', renewSecret(simulator));

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
      feesStatement = simulator.feesStatement,
      statusCodes = simulator.statusCodes,
      redirectTo = simulator.redirectTo,
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
    Object.assign(simulator, { confusion, feesStatement, statusCodes, redirectTo });
    if (expireSecrets) secrets.expireAll();
    return {
      speed: clock.speed,
      holdReplies: replies.holding,
      heldReplies: replies.held,
      confusion,
      feesStatement,
      statusCodes,
      redirectTo,
      refuseSecrets,
      refuseRenewals,
      refusalStatus,
      ...(await callbacks.change(delivery)),
      heldCallbacks: callbacks.heldCount,
    };
  });

  return server;
}
