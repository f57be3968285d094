import { Injectable, Logger } from '@nestjs/common';
import { env } from '../../../env.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { requestIdHeader } from '../../../platform/logging/request-id.js';
import { failureOfCode, failureOfRefusal, type GatewayFailure } from '../domain/failure.js';
import { gatewayCodeOf } from '../operation-accounts.js';
import {
  amountOf,
  feesOf,
  initiationReply,
  refusalIn,
  saysNotFound,
  statusReply,
} from './gateway.schema.js';
import { GatewayCallbacks } from './gateway-callbacks.js';
import { countCall, noteFailure, noteReply } from './gateway-calls.js';
import { GatewaySecrets, NoGatewayKey } from './gateway-secrets.js';
import type { GatewayStatus } from './gateway-status.js';
import { type NamedOrder, otherOrderIn } from './naming.js';

const timeoutMs = 4_000;
/**
 * Not followed: the key of a call goes nowhere else, and another server that refuses connections does not pass for a
 * gateway that was never reached.
 */
const redirect = 'manual';

/** Whether money is collected from a member's number, or paid out to it. */
export type Direction = 'collect' | 'payout';

/** Money to collect from a member's number, or to pay out to it. */
export interface Order extends NamedOrder {
  direction: Direction;
  /** What the member reads of it on the phone, in at most 15 characters. */
  product: string;
  amount: Xaf;
}

type StatusQuery = NamedOrder & Pick<Order, 'direction'>;

/** How many keys are tried after one that is refused. */
const otherKeys = 2;

/**
 * What became of an initiation. Only a clear refusal before any debit is `refused`; a lost or
 * strange reply is `unknown`, since the payer may have been charged.
 */
export type Initiation =
  | {
      outcome: 'accepted';
      gatewayReference: string | null;
      /** Why, when the answer is that it failed already, as a payout's may be. */
      failure?: GatewayFailure;
      detail: string;
    }
  | { outcome: 'refused'; failure: GatewayFailure; detail: string }
  | { outcome: 'unknown'; detail: string };

/** The aggregator. Where the real system differs from its contract, only this adapter changes. */
@Injectable()
export class Gateway {
  private readonly logger = new Logger(Gateway.name);

  constructor(
    private readonly secrets: GatewaySecrets,
    private readonly callbacks: GatewayCallbacks,
  ) {}

  /** Asks the member's operator to move the money. Never call it twice for one reference. */
  async send(order: Order): Promise<Initiation> {
    const startedAt = performance.now();
    const initiation = await this.initiate(order);
    this.log(order.direction, order.reference, initiation.outcome, startedAt);
    return initiation;
  }

  /** The status of an order, by our own reference, which is known even when theirs is not. */
  async status(order: StatusQuery): Promise<GatewayStatus> {
    const startedAt = performance.now();
    const status = await this.askStatus(order);
    this.log('status', order.reference, status.status, startedAt);
    return status;
  }

  private log(call: string, reference: string, outcome: string, startedAt: number): void {
    const ms = Math.round(performance.now() - startedAt);
    this.logger.log({ msg: 'Gateway call', call, reference, outcome, ms });
    countCall(call, outcome, ms);
  }

  private async initiate(order: Order): Promise<Initiation> {
    const requested = JSON.stringify({
      agent: env.GATEWAY_AGENT,
      amount: order.amount,
      product: order.product,
      reference: order.reference,
      service: 'RESTFUL',
      callback_url_code: env.GATEWAY_CALLBACK_CODE,
      customer_account_number: order.phoneNumber,
      merchant_operation_account_code: order.operationAccount,
      transaction_type: transactionType(order),
      operator_code: gatewayCodeOf(order.operator),
      owner_charge: 'MERCHANT',
      free_info: 'Loka',
    });
    try {
      const url = order.direction === 'payout' ? env.GATEWAY_PAYOUT_URL : env.GATEWAY_PAY_URL;
      const { httpStatus, ok, text } = await this.signed(order, saysWrongKey, (secret) =>
        fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-secret': secret,
            'x-callback-mediatype': 'application/json',
            ...requestIdHeader(),
          },
          body: requested,
          redirect,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
      const body = parseJson(text);
      const other = otherOrderIn(body, order);
      if (other) return { outcome: 'unknown', detail: other };
      const refusal = refusalIn(httpStatus, body);
      if (refusal) {
        const failure = failureOfRefusal({ httpStatus, message: refusal.message });
        return { outcome: 'refused', failure, detail: summary(httpStatus, text) };
      }
      const reply = ok ? initiationReply.safeParse(body) : null;
      if (!reply?.success) return { outcome: 'unknown', detail: summary(httpStatus, text) };
      const { status, message = '', reference_id: gatewayReference = null } = reply.data;
      const detail = `${status} ${message}`.trim();
      if (status !== 'FAILED') return { outcome: 'accepted', gatewayReference, detail };
      const failure = failureOfCode(reply.data.status_code);
      return { outcome: 'accepted', gatewayReference, failure, detail };
    } catch (error) {
      const detail = String(error);
      if (!neverSent(error)) return { outcome: 'unknown', detail };
      return { outcome: 'refused', failure: 'operator_unavailable', detail };
    }
  }

  private async askStatus(order: StatusQuery): Promise<GatewayStatus> {
    const url = new URL(env.GATEWAY_STATUS_URL);
    url.searchParams.set('transactionId', order.reference);
    url.searchParams.set('accountOperationCode', order.operationAccount);
    url.searchParams.set('transactionOperation', transactionType(order));
    try {
      const { httpStatus, ok, text } = await this.signed(order, refusesKey, (secret) =>
        fetch(url, {
          headers: { 'x-secret': secret, ...requestIdHeader() },
          redirect,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
      const body = parseJson(text);
      const reply = ok ? statusReply.safeParse(body) : null;
      if (!reply?.success) {
        const status = !ok && saysNotFound(body) ? 'NOT_FOUND' : 'NOT_UNDERSTOOD';
        return { status, detail: summary(httpStatus, text) };
      }
      const { status } = reply.data;
      const other = otherOrderIn(body, order);
      if (other) return { status: 'NOT_UNDERSTOOD', detail: `${status} ${other}` };
      if (status === 'FAILED') return this.failed(order, reply.data.code);
      if (status !== 'SUCCESS') return { status, detail: status };
      const amount = amountOf(reply.data);
      if (amount === null) {
        return { status: 'NOT_UNDERSTOOD', detail: `${status} without an amount` };
      }
      const fees = feesOf(reply.data, amount);
      const detail = fees === 'not understood' ? `${status} ${strangeFees(reply.data)}` : status;
      return { status, amount, fees, detail };
    } catch (error) {
      return { status: 'NOT_UNDERSTOOD', detail: String(error) };
    }
  }

  /** Where the status does not say why, a callback may have; it decides nothing, it only explains. */
  private async failed(order: StatusQuery, stated?: number | string): Promise<GatewayStatus> {
    const code = stated ?? (await this.callbacks.failureCodeOf(order));
    const detail = code === undefined ? 'FAILED' : `FAILED ${code}`;
    return { status: 'FAILED', failure: failureOfCode(code), detail };
  }

  /**
   * A refused key means that nothing was done, and the call is made again: with the key that another worker has
   * renewed meanwhile, and with a new one.
   *
   * @param isRefused whether the key was, and nothing done
   */
  private async signed(
    { operationAccount }: NamedOrder,
    isRefused: (reply: HttpReply) => boolean,
    call: (secret: string) => Promise<Response>,
  ): Promise<HttpReply> {
    let secret = await this.secrets.current(operationAccount);
    let reply = await noted(() => call(secret));
    for (let other = 0; other < otherKeys && isRefused(reply); other++) {
      secret = await this.secrets.renew(operationAccount, secret);
      reply = await noted(() => call(secret));
    }
    return reply;
  }
}

interface HttpReply {
  httpStatus: number;
  ok: boolean;
  text: string;
}

async function noted(call: () => Promise<Response>): Promise<HttpReply> {
  try {
    const response = await call();
    const text = await response.text();
    noteReply(response.status);
    return { httpStatus: response.status, ok: response.ok, text };
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/** To a question, which can be asked again: a 401 of whoever answers it. */
const refusesKey = (reply: HttpReply): boolean => reply.httpStatus === 401 || saysWrongKey(reply);

/**
 * In the gateway's own words. A 403 can also mean that the account is another operator's, where a new key changes
 * nothing; a 401 that cannot be read may come after an order was carried out, which is not to be sent again.
 */
function saysWrongKey({ httpStatus, text }: HttpReply): boolean {
  const refusal = refusalIn(httpStatus, parseJson(text));
  if (!refusal) return false;
  return httpStatus === 401 || (httpStatus === 403 && refusal.error === 'AUTHENTICATION_FAILED');
}

function transactionType({ direction }: Pick<Order, 'direction'>): 'PAYMENT' | 'GIVE_CHANGE' {
  return direction === 'payout' ? 'GIVE_CHANGE' : 'PAYMENT';
}

/** No connection was made: nobody listens, or the name of the server could not be found out. */
const noConnection = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** Without a key, or without a connection, no request for money has left. */
function neverSent(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: string } };
  return error instanceof NoGatewayKey || noConnection.includes(cause?.code ?? '');
}

function strangeFees({ fees }: { fees?: unknown }): string {
  return `fees not understood: ${String(JSON.stringify(fees)).slice(0, 100)}`;
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
