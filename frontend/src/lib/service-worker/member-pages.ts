import {
  DATABASE,
  FAVOURITES,
  MY_ITEMS,
  MY_RENTALS,
  REQUESTS,
  SEEN_STORE,
  SESSION,
  THREADS,
  WALLET,
} from '@/lib/seen-names';

export type MemberPage = { userId: string; address: string; name: string };

/** What each page of a member has nothing to show without. */
const readBy: [read: string, address: string, name: string][] = [
  [MY_RENTALS, '/tableau-de-bord/mes-locations', 'Mes locations'],
  [REQUESTS, '/tableau-de-bord/demandes', 'Demandes reçues'],
  [THREADS, '/tableau-de-bord/messages', 'Messages'],
  [MY_ITEMS, '/tableau-de-bord/mes-objets', 'Mes objets'],
  [FAVOURITES, '/tableau-de-bord/favoris', 'Mes favoris'],
  [WALLET, '/tableau-de-bord/portefeuille', 'Portefeuille'],
];

/** A browser's database that tells nothing within this time is as good as none. */
const PATIENCE_MS = 1_500;

/** The pages that members have seen here, each with the id of whose it is. */
export async function memberPages(): Promise<MemberPage[]> {
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
  const keys = await Promise.race([seenKeys().catch(() => []), late]);
  return keys
    .filter(([, name]) => name === SESSION)
    .flatMap(([userId]) =>
      readBy
        .filter(([read]) => keys.some(([id, name]) => id === userId && name === read))
        .map(([, address, name]) => ({ userId, address, name })),
    );
}

/** Ids of members and names of what they have read. */
async function seenKeys(): Promise<[userId: string, name: string][]> {
  const open = indexedDB.open(DATABASE);
  // The pages make it: here it is only read.
  open.onupgradeneeded = () => open.transaction?.abort();
  const database = await done(open);
  try {
    const store = database.transaction(SEEN_STORE).objectStore(SEEN_STORE);
    return (await done(store.getAllKeys())) as [string, string][];
  } finally {
    database.close();
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
