import type { FastifyRequest } from 'fastify';
import { namedBy } from './confusion.js';
import { transactionNotFound } from './errors.js';
import { statedFees } from './fees-statement.js';
import { parse, statusQuery } from './requests.js';
import type { Simulator } from './simulator.js';

/** The status call. */
export function readStatus(simulator: Simulator) {
  const { book, secrets } = simulator;
  return async (request: Pick<FastifyRequest, 'query' | 'headers'>) => {
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
      fees: statedFees(book.fees(transaction), simulator.feesStatement),
      ...(simulator.statusCodes && status === 'FAILED' && { code: transaction.behaviour.code }),
      ...namedBy(transaction, simulator.confusion),
    };
  };
}
