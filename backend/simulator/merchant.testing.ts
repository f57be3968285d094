import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect } from 'vitest';

export const PASSWORD = 'a password';
const ACCOUNT = 'ACC_AIRTEL';
const POLLING = { timeout: 5000, interval: 10 };

interface Callback {
  transactionId: string;
  merchantReferenceId: string;
  status: string;
  amount: number;
  code: number;
}

interface BookLine {
  reference_id: string;
  merchant_reference_id: string;
  [field: string]: unknown;
}

/** A client of the gateway for the specs: it stores and acknowledges every callback. */
export class Merchant {
  readonly received: Callback[] = [];
  gatewayUrl = '';
  secret = '';
  private references = 0;

  private readonly server = createServer(async (request, response) => {
    const callback = (await json(request)) as Callback;
    this.received.push(callback);
    const { code, transactionId } = callback;
    response.end(JSON.stringify({ responseCode: code, transactionId }));
  });

  /** Returns the address of its callbacks. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.close();
  }

  newReference(): string {
    return `REF${++this.references}`;
  }

  renewSecret(password = PASSWORD): Promise<Response> {
    return fetch(`${this.gatewayUrl}/renew-secret`, {
      method: 'POST',
      body: new URLSearchParams({ operationAccountCode: ACCOUNT, password }),
    });
  }

  async takeNewSecret(): Promise<void> {
    const { secret } = (await (await this.renewSecret()).json()) as { secret: string };
    this.secret = secret;
  }

  /** Requests 5000 XAF from (or for) the number that ends in `script`. */
  post(path: '/pay' | '/payout', reference: string, script: string, changes: object = {}) {
    return fetch(this.gatewayUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-secret': this.secret,
        'x-callback-mediatype': 'application/json',
      },
      body: JSON.stringify({
        agent: 'LOKA',
        amount: 5000,
        product: 'Perceuse',
        reference,
        service: 'RESTFUL',
        callback_url_code: 'CODE',
        customer_account_number: `077000${script}`,
        merchant_operation_account_code: ACCOUNT,
        transaction_type: path === '/pay' ? 'PAYMENT' : 'GIVE_CHANGE',
        operator_code: 'AIRTEL_MONEY',
        owner_charge: 'MERCHANT',
        ...changes,
      }),
    });
  }

  /** Pays by the number that ends in `script`; returns the reference. Throws unless accepted. */
  async pay(script: string, reference = this.newReference()): Promise<string> {
    const response = await this.post('/pay', reference, script);
    if (response.status !== 200) throw new Error(await response.text());
    return reference;
  }

  async status(reference: string, operation = 'PAYMENT') {
    const query = new URLSearchParams({
      transactionId: reference,
      accountOperationCode: ACCOUNT,
      transactionOperation: operation,
    });
    const headers = { 'x-secret': this.secret };
    const response = await fetch(`${this.gatewayUrl}/status?${query}`, { headers });
    const body = (await response.json()) as { status?: string; status_code?: string };
    return { http: response.status, ...body };
  }

  async bookOf(reference: string): Promise<BookLine[]> {
    const book = (await (await fetch(`${this.gatewayUrl}/book`)).json()) as BookLine[];
    return book.filter((line) => line.merchant_reference_id === reference);
  }

  control(settings: object): Promise<void> {
    return this.send('/control', settings);
  }

  record(past: object): Promise<void> {
    return this.send('/book', past);
  }

  private async send(path: string, body: object): Promise<void> {
    const response = await fetch(this.gatewayUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(await response.text());
  }

  callbacksOf(reference: string): Callback[] {
    return this.received.filter((callback) => callback.merchantReferenceId === reference);
  }

  async seesStatus(reference: string, expected: string, operation?: string): Promise<void> {
    const read = async () => (await this.status(reference, operation)).status;
    await expect.poll(read, POLLING).toBe(expected);
  }

  async isCalledBack(reference: string, times = 1): Promise<void> {
    await expect.poll(() => this.callbacksOf(reference), POLLING).toHaveLength(times);
  }

  /** Waits until the gateway has recorded the results of its callbacks. */
  async seesCallbackResults(reference: string, results: string[]): Promise<void> {
    const callbacks = results.map((result) => ({ result }));
    await expect.poll(() => this.bookOf(reference), POLLING).toMatchObject([{ callbacks }]);
  }
}
