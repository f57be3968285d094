const bookUrl = process.env.GATEWAY_BOOK_URL ?? 'http://127.0.0.1:3400/book';

/** What the gateway's own book says of a payment of ours: a line for each time it was sent. */
export async function chargesOf(
  reference: string,
): Promise<{ status: string; debited: boolean }[]> {
  const response = await fetch(bookUrl);
  const book = (await response.json()) as {
    merchant_reference_id: string;
    status: string;
    debited: boolean;
  }[];
  return book.filter((line) => line.merchant_reference_id === reference);
}

/** Does some work while the gateway refuses every key with 403. */
export async function whileKeysAreRefused(work: () => Promise<void>): Promise<void> {
  await between({ refuseSecrets: true }, { refuseSecrets: false }, work);
}

/** Does some work while the gateway gives no new key. */
export async function whileRenewalsAreRefused(work: () => Promise<void>): Promise<void> {
  await between({ refuseRenewals: true }, { refuseRenewals: false }, work);
}

/** Does some work while the gateway's replies name another reference, number or operator, or another reference and no operator. */
export async function whileConfused(
  confusion: 'reference' | 'number' | 'operator' | 'null operator',
  work: () => Promise<void>,
): Promise<void> {
  await between({ confusion }, { confusion: 'none' }, work);
}

/** Does some work while the gateway carries calls out and answers each with the address of another server. */
export async function whileRedirected(
  redirectTo: string,
  work: () => Promise<void>,
): Promise<void> {
  await between({ redirectTo }, { redirectTo: null }, work);
}

/** Does some work while the statuses of the gateway leave the fees out, or state them strangely. */
export async function whileFeesAreStated(
  feesStatement: 'missing' | 'fractional',
  work: () => Promise<void>,
): Promise<void> {
  await between({ feesStatement }, { feesStatement: 'true' }, work);
}

/** Does some work while the statuses of failures say why, as callbacks do. */
export async function whileStatusesSayWhy(work: () => Promise<void>): Promise<void> {
  await between({ statusCodes: true }, { statusCodes: false }, work);
}

/** Ends every key at the gateway before its time; it answers them with this status from now on. */
export const expireKeys = (refusalStatus: 401 | 403) =>
  control({ expireSecrets: true, refusalStatus });

/** Does some work between two settings of the simulator, the second of which follows a failure too. */
async function between(first: object, last: object, work: () => Promise<void>): Promise<void> {
  await control(first);
  try {
    await work();
  } finally {
    await control(last);
  }
}

async function control(settings: object): Promise<void> {
  const response = await fetch(new URL('/control', bookUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Advances the clock of the gateway simulator by so many seconds. */
export const advanceGateway = (seconds: number) => control({ advance: seconds });
