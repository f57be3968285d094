import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedBy } from './confusion.js';
import { authenticationFailed, internalError, invalidFields, operatorMismatch } from './errors.js';
import { initiation, parse } from './requests.js';
import { behaviourOf, type TransactionType } from './scenarios.js';
import type { Simulator } from './simulator.js';

/** The payment call, and the payout call which answers with the final status. */
export function initiate(simulator: Simulator, type: TransactionType) {
  const { config, book, callbacks, clock, secrets } = simulator;
  const schema = initiation(type);

  return async (
    request: Pick<FastifyRequest, 'body' | 'headers'> & { raw: { socket: { destroy(): void } } },
    reply: Pick<FastifyReply, 'hijack'>,
  ) => {
    const requested = parse(schema, request.body);
    const account = requested.merchant_operation_account_code;
    secrets.check(account, request.headers['x-secret']?.toString());
    if (config.accounts[account] !== requested.operator_code) throw operatorMismatch();
    if (request.headers['x-callback-mediatype'] !== 'application/json')
      throw invalidFields('X-Callback-MediaType: must be application/json');
    if (!config.callbacks[requested.callback_url_code])
      throw invalidFields('callback_url_code: not registered');

    const behaviour = behaviourOf(type, requested.customer_account_number);
    if (behaviour.expiresKey && (await secrets.expireOnceFor(requested.reference, account)))
      throw authenticationFailed(behaviour.expiresKey);

    const transaction = await book.open({
      merchant_reference_id: requested.reference,
      type,
      operator: requested.operator_code,
      account,
      customer_account_number: requested.customer_account_number,
      asked_amount: requested.amount,
      owner_charge: requested.owner_charge,
      callback_url_code: requested.callback_url_code,
      created_at: new Date().toISOString(),
      opened_at: clock.now(),
    });

    if (behaviour.reply === 'answer after callback') await callbacks.deliver(transaction);
    else callbacks.schedule(transaction);

    switch (behaviour.reply) {
      case 'error 500':
        throw internalError();
      case 'drop connection':
        reply.hijack();
        request.raw.socket.destroy();
        return;
      case 'never':
        reply.hijack();
        return;
      default:
        return {
          status: type === 'PAYMENT' ? 'PENDING' : behaviour.outcome,
          status_code: type === 'PAYMENT' ? '200' : String(behaviour.code),
          reference_id: transaction.reference_id,
          ...namedBy(transaction, simulator.confusion),
          message: 'The request has been accepted.',
        };
    }
  };
}
