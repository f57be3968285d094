import type { FastifyRequest } from 'fastify';
import { authenticationFailed } from './errors.js';
import { parse, renewal } from './requests.js';
import { SECRET_LIFETIME } from './secrets.js';
import type { Simulator } from './simulator.js';

/** The call for a new secret. */
export function renewSecret({ config, secrets }: Simulator) {
  return async (request: Pick<FastifyRequest, 'body'>) => {
    const { operationAccountCode: account, password } = parse(renewal, request.body);
    if (!config.accounts[account] || password !== config.password) throw authenticationFailed();
    const secret = await secrets.renew(account);
    return { operation_account_code: account, secret, expires_in: SECRET_LIFETIME };
  };
}
