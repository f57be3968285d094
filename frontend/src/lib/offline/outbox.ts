import { ApiError, createListeners, newId } from '@loka/client';
import { sessionStore } from '@/api/client';
import { getEntry, listEntries, onEntriesOfOtherTabs, putEntry, removeEntry } from './entries';
import type { Entry, NewEntry } from './entry';
import { mayHeal, NOT_KEPT, NoSender, refusalOf } from './failures';
import { oneAtATime } from './one-at-a-time';
import { nextPhoto, type Sender, sendAgain, sendPart } from './send-entry';

/** How long whoever pressed the button watches; then it goes on behind the page. */
const WATCHED_MS = 15_000;
/** Pauses between attempts; the last one repeats. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000, 120_000, 300_000];

/** By kind; called when there is something to send. */
type LoadSenders = () => Promise<Record<string, Sender>>;

type SubmitOptions = {
  /** An entry that was refused, of which this one is the correction. */
  replaced?: Entry | undefined;
  /** Aborts when the form is left, which then cannot tell of a refusal any more. */
  left?: AbortSignal | undefined;
};

/**
 * What members did and the server may not know yet. It is stored first, then sent: at once, when the
 * network is back, when the site is opened, and after growing pauses.
 */
class Outbox {
  private begin: (loadSenders: LoadSenders) => void = () => {};
  /** What is sent before the start waits for it. */
  private readonly begun = new Promise<LoadSenders>((resolve) => {
    this.begin = resolve;
  });
  private readonly listeners = createListeners();
  /** Entries whose form is still open, which tells what becomes of them, and how it learns that. */
  private readonly watched = new Map<string, () => void>();
  private stored: readonly Entry[] = [];
  private shown: readonly Entry[] = [];
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to send; entries of a kind without sender are refused. */
  start(loadSenders: LoadSenders): void {
    this.begin(loadSenders);
    const sendNow = () => void this.sendNow();
    window.addEventListener('online', sendNow);
    let userId = sessionStore.userId();
    sessionStore.subscribe(() => {
      if (sessionStore.userId() === userId) return;
      userId = sessionStore.userId();
      // Not after what is being sent: it may hang, and is not theirs to see.
      void this.reload();
      sendNow();
    });
    onEntriesOfOtherTabs(() => void this.reload());
    sendNow();
  }

  /** The entries of whoever is signed in, oldest first; one array until something changes. */
  readonly entries = (): readonly Entry[] => this.shown;

  readonly subscribe = this.listeners.subscribe;

  /**
   * Keeps an entry and tries to send it.
   *
   * @returns whether it was sent, is kept until it can be, or was refused after its form was left, and
   *   is kept with the reason
   * @throws ApiError when the server refuses it, which is then not kept; or when there is no network
   *   and this browser keeps nothing
   */
  async submit(
    entry: NewEntry,
    { replaced, left }: SubmitOptions = {},
  ): Promise<'sent' | 'kept' | 'refused'> {
    const made = madeNow(entry);
    const tried = new Promise<void>((resolve) => this.watched.set(made.id, resolve));
    left?.addEventListener('abort', () => {
      this.watched.delete(made.id);
      void this.reload();
    });
    try {
      if (!(await isStored(made))) return await this.sendUnkept(made);
      const watched = new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
      await Promise.race([tried, this.sendNow(), watched]);
      // Where this browser does not tell, it may still wait.
      const kept = await getEntry(made.id).catch(() => made);
      if (kept?.refusal && !left?.aborted) {
        await forget(kept);
        throw new ApiError(kept.refusal);
      }
      if (replaced) await forget(replaced);
      if (kept?.refusal) return 'refused';
      return kept ? 'kept' : 'sent';
    } finally {
      this.watched.delete(made.id);
      await this.reload();
    }
  }

  /**
   * Keeps an entry that no form waits for, which is shown as it stands until it is sent.
   *
   * @param replaced an entry that was refused, of which this one takes the place
   * @throws ApiError where this browser keeps nothing and it could not be sent
   */
  async post(entry: NewEntry, replaced?: Entry): Promise<void> {
    const made = madeNow(entry);
    if (!(await isStored(made, replaced))) {
      await this.sendUnkept(made);
      if (replaced) await forget(replaced);
      return;
    }
    await this.reload();
    void this.sendNow();
  }

  /** Forgets an entry that was refused. */
  async remove(entry: Entry): Promise<void> {
    await removeEntry(entry.id);
    await this.reload();
  }

  /** Sends what waits, one tab at a time; resolves when all of it was tried. */
  readonly sendNow = async (): Promise<void> => {
    clearTimeout(this.timer);
    // A refusal that could not be kept is asked for again.
    const isDone = await oneAtATime(() => this.sendAll()).catch(() => false);
    this.failures = isDone ? 0 : this.failures + 1;
    if (isDone) return;
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length) - 1];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), pause);
  };

  /** @returns whether nothing is left to be tried again */
  private async sendAll(): Promise<boolean> {
    const failed = new Set<string>();
    const restarted = new Set<string>();
    while (await this.reload()) {
      const entry = this.next(failed);
      if (!entry) return failed.size === 0;
      if (sessionStore.userId() !== entry.userId) return false;
      try {
        await this.sendPart(entry);
      } catch (error) {
        const again = restarted.has(entry.id) ? null : sendAgain(entry, error);
        restarted.add(entry.id);
        if (mayHeal(error) || sessionStore.userId() !== entry.userId) failed.add(entry.id);
        else await putEntry(again ?? { ...entry, refusal: refusalOf(error) });
        if (!again) this.watched.get(entry.id)?.();
      }
    }
    // A database that did not answer may do so later.
    return false;
  }

  /** What goes next: words before pictures, then the oldest; nothing overtakes what it is about. */
  private next(failed: ReadonlySet<string>): Entry | undefined {
    const held = new Set(this.stored.filter(({ id }) => failed.has(id)).map((one) => one.subject));
    const waiting = this.stored.filter(({ subject, refusal }) => !refusal && !held.has(subject));
    return waiting.find((entry) => !nextPhoto(entry)) ?? waiting[0];
  }

  private async sendPart(entry: Entry): Promise<void> {
    const left = await sendPart(entry, await this.senderOf(entry));
    if (left) await putEntry(left, entry.id);
    else await removeEntry(entry.id);
    if (left?.id !== entry.id) this.watched.get(entry.id)?.();
  }

  /** @throws ApiError, also when there is no network */
  private async sendUnkept(entry: Entry): Promise<'sent'> {
    try {
      let left: Entry | null = entry;
      while (left) left = await sendPart(left, await this.senderOf(left));
      return 'sent';
    } catch (error) {
      throw error instanceof ApiError && error.code === 'network' ? new ApiError(NOT_KEPT) : error;
    }
  }

  /** @throws NoSender for what an older or newer version of the site has kept */
  private async senderOf({ kind }: Entry): Promise<Sender> {
    const loadSenders = await this.begun;
    const { [kind]: sender } = await loadSenders();
    if (!sender) throw new NoSender(`Nothing sends ${kind}`);
    return sender;
  }

  /** @returns false where this browser does not say what it keeps; nothing waits then */
  private async reload(): Promise<boolean> {
    const userId = sessionStore.userId();
    const found = userId ? await listEntries(userId).catch(() => null) : [];
    this.stored = found ?? [];
    this.shown = this.stored.filter(({ id }) => !this.watched.has(id));
    this.listeners.tell();
    return found !== null;
  }
}

/** An entry of whoever is signed in. */
const madeNow = (entry: NewEntry): Entry => ({
  ...entry,
  userId: sessionStore.userId() ?? '',
  id: newId(),
  madeAt: new Date().toISOString(),
  refusal: null,
});

/** Keeps an entry; false where this browser cannot. */
const isStored = (entry: Entry, replaced?: Entry): Promise<boolean> =>
  putEntry(entry, replaced?.id).then(
    () => true,
    () => false,
  );

/** Forgets an entry that was refused; one that cannot be forgotten now stays in sight, and is not sent. */
const forget = ({ id }: Entry): Promise<void> => removeEntry(id).catch(() => undefined);

/** The one of this tab; tabs share what it keeps. */
export const outbox = new Outbox();
