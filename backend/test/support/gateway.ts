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
  await control({ refuseSecrets: true });
  try {
    await work();
  } finally {
    await control({ refuseSecrets: false });
  }
}

/** Does some work while the gateway gives no new key. */
export async function whileRenewalsAreRefused(work: () => Promise<void>): Promise<void> {
  await control({ refuseRenewals: true });
  try {
    await work();
  } finally {
    await control({ refuseRenewals: false });
  }
}

/** Does some work while the gateway's replies name another reference, number or operator, or another reference and no operator. */
export async function whileConfused(
  confusion: 'reference' | 'number' | 'operator' | 'null operator',
  work: () => Promise<void>,
): Promise<void> {
  await control({ confusion });
  try {
    await work();
  } finally {
    await control({ confusion: 'none' });
  }
}

/** Does some work while the gateway carries calls out and answers each with the address of another server. */
export async function whileRedirected(
  redirectTo: string,
  work: () => Promise<void>,
): Promise<void> {
  await control({ redirectTo });
  try {
    await work();
  } finally {
    await control({ redirectTo: null });
  }
}

/** Does some work while the statuses of the gateway leave the fees out, or state them strangely. */
export async function whileFeesAreStated(
  feesStatement: 'missing' | 'fractional',
  work: () => Promise<void>,
): Promise<void> {
  await control({ feesStatement });
  try {
    await work();
  } finally {
    await control({ feesStatement: 'true' });
  }
}

/** Does some work while the statuses of failures say why, as callbacks do. */
export async function whileStatusesSayWhy(work: () => Promise<void>): Promise<void> {
  await control({ statusCodes: true });
  try {
    await work();
  } finally {
    await control({ statusCodes: false });
  }
}

/** Ends every key at the gateway before its time; it answers them with this status from now on. */
export const expireKeys = (refusalStatus: 401 | 403) =>
  control({ expireSecrets: true, refusalStatus });

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
