import type { AuthenticationStatus } from './scenarios.js';

/** An error in the gateway's own format. */
export class GatewayError extends Error {
  constructor(
    readonly httpStatus: number,
    readonly error: string,
    message: string,
    readonly statusCode = String(httpStatus),
  ) {
    super(message);
  }

  body(path: string) {
    return {
      date: new Date().toISOString(),
      status_code: this.statusCode,
      error: this.error,
      message: this.message,
      path,
    };
  }
}

export const authenticationFailed = (status: AuthenticationStatus = 401) =>
  new GatewayError(status, 'AUTHENTICATION_FAILED', 'The secret or password is wrong or expired.');

export const operatorMismatch = () =>
  new GatewayError(
    403,
    'OPERATOR_AND_OPERATION_ACCOUNT_MISMATCH',
    'The operation account does not belong to this operator.',
  );

export const invalidFields = (message: string) =>
  new GatewayError(422, 'UNPROCESSABLE_ENTITY', message);

export const transactionNotFound = () =>
  new GatewayError(404, 'TRANSACTION_NOT_FOUND', 'No such transaction.', '4006');

export const internalError = () =>
  new GatewayError(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.');
