import { ApiError } from '@loka/client';
import { sessionStore } from '@/api/client';
import { getEntry, listEntries, onEntriesOfOtherTabs, putEntry, removeEntry } from './entries';
import type { Entry, NewEntry } from './entry';
import { mayHeal, NOT_KEPT, NoSender, refusalOf } from './failures';
import { oneAtATime } from './one-at-a-time';
import { type Sender, sendEntry } from './send-entry';

/** How long whoever pressed the button watches; then it goes on behind the page. */
const WATCHED_MS = 15_000;
/** Pauses between attempts; the last one repeats. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000, 120_000, 300_000];

/**
 * What members did and the server may not know yet. It is stored first, then sent: at once, when the
 * network is back, when the site is opened, and after growing pauses.
 */
class Outbox {
  private readonly senders = new Map<string, Sender>();
  private readonly listeners = new Set<() => void>();
  /** Entries whose form is still open: it tells what becomes of them. */
  private readonly watched = new Set<string>();
  private stored: readonly Entry[] = [];
  private shown: readonly Entry[] = [];
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to send; entries of a kind without sender are refused. */
  start(senders: Record<string, Sender>): void {
    for (const [kind, sender] of Object.entries(senders)) this.senders.set(kind, sender);
    const sendNow = () => void this.sendNow();
    window.addEventListener('online', sendNow);
    let userId = signedIn();
    sessionStore.subscribe(() => {
      if (signedIn() === userId) return;
      userId = signedIn();
      // Not after what is being sent: it may hang, and is not theirs to see.
      void this.reload();
      sendNow();
    });
    onEntriesOfOtherTabs(() => void this.reload());
    sendNow();
  }

  /** The entries of whoever is signed in, oldest first; one array until something changes. */
  readonly entries = (): readonly Entry[] => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /**
   * Keeps an entry and tries to send it.
   *
   * @param replaced an entry that was refused, of which this one is the correction
   * @returns whether it was sent, or is kept until it can be
   * @throws ApiError when the server refuses it, which is then not kept; or when there is no network
   *   and this browser keeps nothing
   */
  async submit(entry: NewEntry, replaced?: Entry): Promise<'sent' | 'kept'> {
    const userId = signedIn() ?? '';
    const made: Entry = {
      ...entry,
      userId,
      id: crypto.randomUUID(),
      madeAt: new Date().toISOString(),
      refusal: null,
    };
    this.watched.add(made.id);
    try {
      if (!(await isStored(made))) return await this.sendUnkept(made);
      const watched = new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
      await Promise.race([this.sendNow(), watched]);
      const left = await getEntry(made.id);
      if (left?.refusal) {
        await removeEntry(left.id);
        throw new ApiError(left.refusal);
      }
      if (replaced) await removeEntry(replaced.id);
      return left ? 'kept' : 'sent';
    } finally {
      this.watched.delete(made.id);
      await this.reload();
    }
  }

  /** Forgets an entry that was refused. */
  async remove(entry: Entry): Promise<void> {
    await removeEntry(entry.id);
    await this.reload();
  }

  /** Sends what waits, one tab at a time; resolves when all of it was tried. */
  readonly sendNow = async (): Promise<void> => {
    clearTimeout(this.timer);
    const isDone = await oneAtATime(() => this.sendAll());
    this.failures = isDone ? 0 : this.failures + 1;
    if (isDone) return;
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length) - 1];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), pause);
  };

  /** @returns whether nothing is left to be tried again */
  private async sendAll(): Promise<boolean> {
    await this.reload();
    let isDone = true;
    for (const entry of this.stored.filter(({ refusal }) => !refusal)) {
      if (signedIn() !== entry.userId) return false;
      try {
        await this.send(entry, putEntry);
        await removeEntry(entry.id);
      } catch (error) {
        if (mayHeal(error) || signedIn() !== entry.userId) isDone = false;
        else
          await putEntry({ ...((await getEntry(entry.id)) ?? entry), refusal: refusalOf(error) });
      }
      await this.reload();
    }
    return isDone;
  }

  private async send(entry: Entry, onPhotoSent: (entry: Entry) => Promise<void>): Promise<void> {
    const sender = this.senders.get(entry.kind);
    if (!sender) throw new NoSender(`Nothing sends ${entry.kind}`);
    await sendEntry(entry, sender, onPhotoSent);
  }

  /** @throws ApiError, also when there is no network */
  private async sendUnkept(entry: Entry): Promise<'sent'> {
    try {
      await this.send(entry, async () => {});
      return 'sent';
    } catch (error) {
      throw error instanceof ApiError && error.code === 'network' ? new ApiError(NOT_KEPT) : error;
    }
  }

  private async reload(): Promise<void> {
    const userId = signedIn();
    // Where nothing can be kept, nothing waits.
    this.stored = userId ? await listEntries(userId).catch(() => []) : [];
    this.shown = this.stored.filter(({ id }) => !this.watched.has(id));
    for (const listener of this.listeners) listener();
  }
}

const signedIn = () => sessionStore.read()?.userId;

/** Keeps an entry; false where this browser cannot. */
const isStored = (entry: Entry): Promise<boolean> =>
  putEntry(entry).then(
    () => true,
    () => false,
  );

/** The one of this tab; tabs share what it keeps. */
export const outbox = new Outbox();
