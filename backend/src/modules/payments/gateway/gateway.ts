import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayStatus } from '../domain/payment-lifecycle.js';
import { initiationReply, statusReply } from './gateway.schema.js';
import { GatewaySecrets, NoGatewayKey } from './gateway-secrets.js';

/** Shorter than a worker's lease on a payment, so that no two ever ask at once. */
const timeoutMs = 5_000;

interface Charge {
  /** Ours: at most 15 letters and digits. */
  reference: string;
  amount: Xaf;
  gatewayCode: string;
  operationAccount: string;
  phoneNumber: string;
}

/** Wrong fields, a refused key, a mismatched account: the contract's answers to what was not done. */
const refusedBeforeDebit = new Set([400, 401, 403, 422]);

/**
 * What became of an initiation. Only a clear refusal before any debit is `refused`; a lost or
 * strange reply is `unknown`, since the payer may have been charged.
 */
export type Initiation =
  | { outcome: 'accepted'; gatewayReference: string | null; detail: string }
  | { outcome: 'refused'; detail: string }
  | { outcome: 'unknown'; detail: string };

/** The aggregator. Where the real system differs from its contract, only this adapter changes. */
@Injectable()
export class Gateway {
  constructor(private readonly secrets: GatewaySecrets) {}

  /** Asks the payer's operator for the money. Never call it twice for one reference. */
  async charge(charge: Charge): Promise<Initiation> {
    const body = JSON.stringify({
      agent: env.GATEWAY_AGENT,
      amount: charge.amount,
      product: 'LOCATION',
      reference: charge.reference,
      service: 'RESTFUL',
      callback_url_code: env.GATEWAY_CALLBACK_CODE,
      customer_account_number: charge.phoneNumber,
      merchant_operation_account_code: charge.operationAccount,
      transaction_type: 'PAYMENT',
      operator_code: charge.gatewayCode,
      owner_charge: 'MERCHANT',
      free_info: 'Loka',
    });
    try {
      const response = await this.signed(charge.operationAccount, (secret) =>
        fetch(env.GATEWAY_PAY_URL, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-secret': secret,
            'x-callback-mediatype': 'application/json',
          },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
      const text = await response.text();
      if (refusedBeforeDebit.has(response.status)) {
        return { outcome: 'refused', detail: summary(response.status, text) };
      }
      const reply = response.ok ? initiationReply.safeParse(parseJson(text)) : null;
      if (!reply?.success) return { outcome: 'unknown', detail: summary(response.status, text) };
      const { status, message = '', reference_id: gatewayReference = null } = reply.data;
      return { outcome: 'accepted', gatewayReference, detail: `${status} ${message}`.trim() };
    } catch (error) {
      const outcome = neverSent(error) ? 'refused' : 'unknown';
      return { outcome, detail: String(error) };
    }
  }

  /** What has become of a payment, asked by our own reference, which is known even when theirs is not. */
  async paymentStatus(
    payment: Pick<Charge, 'reference' | 'operationAccount'>,
  ): Promise<GatewayStatus> {
    const url = new URL(env.GATEWAY_STATUS_URL);
    url.searchParams.set('transactionId', payment.reference);
    url.searchParams.set('accountOperationCode', payment.operationAccount);
    url.searchParams.set('transactionOperation', 'PAYMENT');
    try {
      const response = await this.signed(payment.operationAccount, (secret) =>
        fetch(url, { headers: { 'x-secret': secret }, signal: AbortSignal.timeout(timeoutMs) }),
      );
      const text = await response.text();
      const reply = response.ok ? statusReply.safeParse(parseJson(text)) : null;
      const detail = summary(response.status, text);
      if (!reply?.success) return { status: 'NOT_UNDERSTOOD', detail };
      const { status, amount, merchant_reference_id: reference } = reply.data;
      return { status, amount, reference, detail: status };
    } catch (error) {
      return { status: 'NOT_UNDERSTOOD', detail: String(error) };
    }
  }

  /** A refused key means that nothing was done: it is renewed once, and the call made once more. */
  private async signed(
    operationAccount: string,
    call: (secret: string) => Promise<Response>,
  ): Promise<Response> {
    const secret = await this.secrets.current(operationAccount);
    const response = await call(secret);
    if (response.status !== 401) return response;
    return call(await this.secrets.renew(operationAccount, secret));
  }
}

/** Without a key, or without a connection, no request for money has left. */
function neverSent(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: string } };
  return error instanceof NoGatewayKey || cause?.code === 'ECONNREFUSED';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function summary(status: number, text: string): string {
  return `HTTP ${status} ${text.slice(0, 300)}`;
}
