import { ApiError } from '@loka/client';
import { sessionStore } from '@/api/client';
import { changeKept, readKept } from './database';
import { lastSeen, setStale } from './stale';

/** How long a read may take before what was seen last is shown; it goes on behind the page. */
const PATIENCE_MS = 4_000;
/** The same while the network hangs: a page makes one read after another, and would wait for each of them. */
const PATIENCE_OF_SILENCE_MS = 500;

/** Whether a read had no answer in time, and no other has had one since. */
let isSilent = false;

type ReadOptions<Data> = {
  /** What of it is kept. */
  pick?: (data: Data) => Data;
  /** Shows what comes after the last seen was given: the network was slow. */
  onLate: (data: Data) => void;
};

/**
 * Reads something, and gives what the same member read last when there is no network, when no answer
 * comes in time, or when the server is in trouble.
 *
 * @param name what it is, one for each member
 */
export async function readOrLastSeen<Data>(
  name: string,
  read: () => Promise<Data>,
  { pick = (data) => data, onLate }: ReadOptions<Data>,
): Promise<Data> {
  const userId = sessionStore.userId();
  let isLate = false;
  const reading = read().then(async (data) => {
    isSilent = false;
    // Another member may have signed in meanwhile.
    if (userId !== sessionStore.userId()) return data;
    if (userId) void keep(userId, name, pick(data));
    setStale(name, null);
    if (isLate) onLate(data);
    return data;
  });
  const fallBack = async (isOffline: boolean) => {
    const seen = userId ? await readSeen(userId, name) : undefined;
    if (seen) setStale(name, { at: seen.at, isOffline });
    return seen;
  };
  try {
    if (await isAnswered(reading)) return await reading;
  } catch (error) {
    const seen = isPassing(error) && (await fallBack(isNetwork(error)));
    if (seen) return seen.data as Data;
    throw error;
  }
  isSilent = true;
  const seen = await fallBack(false);
  // Whoever has nothing to see waits.
  if (!seen) return reading;
  isLate = true;
  reading.catch(() => undefined);
  return seen.data as Data;
}

/** Whoever signs in next on this browser finds nothing of those before. */
export async function forgetLastSeen(): Promise<void> {
  for (const name of Object.keys(lastSeen.get())) setStale(name, null);
  await changeKept('seen', (store) => store.clear()).catch(() => undefined);
}

/** @throws as the reading, when that fails in time */
async function isAnswered(reading: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), isSilent ? PATIENCE_OF_SILENCE_MS : PATIENCE_MS);
  });
  try {
    return await Promise.race([reading.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

const isNetwork = (error: unknown) => error instanceof ApiError && error.code === 'network';

/**
 * No answer, or one of a server in trouble, which may also be why a session that goes on was not
 * renewed; a refusal stays a refusal.
 */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  (isNetwork(error) || error.status >= 500 || (error.status === 401 && sessionStore.read()));

// What was read is shown all the same where the browser keeps nothing.
const keep = (userId: string, name: string, data: unknown): Promise<unknown> =>
  changeKept('seen', (store) =>
    store.put({ userId, name, at: new Date().toISOString(), data }),
  ).catch(() => undefined);

const readSeen = (userId: string, name: string) =>
  readKept((db) => db.get('seen', [userId, name])).catch(() => undefined);
