import { createListeners } from '@loka/client';
import { call, sessionStore } from '@/api/client';
import { type LiveEvent, readEvents } from './read-events';

/** The server sends something every 25 seconds: after this long the connection is gone. */
const SILENCE_MS = 60_000;
/** A tab that nobody looks at needs no stream: browsers open six connections to a server at most. */
const HIDDEN_MS = 30_000;
/** Pauses between attempts; the last one repeats. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000, 60_000];

type Listener = (event: LiveEvent) => void;

/**
 * What changes for whoever is signed in, as long as the tab is shown: one stream for the whole tab. Events
 * are hints that may be lost. After each opening, and when the server hears its neighbours again, `resync`
 * is told: whoever shows something asks for what came meanwhile.
 */
class Live {
  private readonly listeners = new Set<Listener>();
  private readonly stateListeners = createListeners();
  private current: AbortController | null = null;
  private userId: string | undefined;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private isConnected = false;

  /** Begins to follow who is signed in, and whether the tab is shown. */
  start(): void {
    sessionStore.subscribe(this.follow);
    document.addEventListener('visibilitychange', this.follow);
    window.addEventListener('online', this.again);
    this.follow();
  }

  /** @returns how to stop listening */
  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Whether what happens is heard of at once; else it is to be asked for now and then. */
  readonly connected = (): boolean => this.isConnected;

  readonly subscribe = this.stateListeners.subscribe;

  private readonly follow = (): void => {
    const userId = sessionStore.userId();
    clearTimeout(this.hiding);
    if (userId !== this.userId) this.close();
    this.userId = userId;
    if (document.hidden) this.hiding = setTimeout(() => this.close(), HIDDEN_MS);
    else if (userId && !this.current) this.again();
  };

  private readonly again = (): void => {
    clearTimeout(this.retry);
    if (this.current || document.hidden || !this.userId) return;
    void this.open();
  };

  private async open(): Promise<void> {
    const stop = new AbortController();
    this.current = stop;
    let silence = setTimeout(() => stop.abort(), SILENCE_MS);
    const onSign = () => {
      clearTimeout(silence);
      silence = setTimeout(() => stop.abort(), SILENCE_MS);
    };
    let pause: number | undefined;
    try {
      const { body } = await call((headers) =>
        fetch('/api/live', {
          headers: { ...headers, Accept: 'text/event-stream' },
          signal: stop.signal,
        }),
      );
      this.failures = 0;
      if (body) await readEvents(body, (event) => (pause = this.take(event) ?? pause), onSign);
    } catch {
      // Without network, or refused: it is tried again, and everything is asked for meanwhile.
    }
    clearTimeout(silence);
    if (this.current !== stop) return;
    this.current = null;
    this.setConnected(false);
    this.failures++;
    const next = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length) - 1];
    this.retry = setTimeout(this.again, pause ?? next);
  }

  /** @returns after how long a stream that ends so is opened again, in ms */
  private take(event: LiveEvent): number | undefined {
    if (event.type === 'state') {
      this.setConnected(event.facts.live === true);
      this.tell({ type: 'resync', facts: {} });
      return undefined;
    }
    // Too many tabs: this one asks now and then.
    if (event.type === 'end')
      return event.facts.reason === 'replaced' ? PAUSES_MS.at(-1) : undefined;
    this.tell(event);
    return undefined;
  }

  private close(): void {
    clearTimeout(this.retry);
    this.current?.abort();
    this.current = null;
    this.setConnected(false);
  }

  private tell(event: LiveEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private setConnected(isConnected: boolean): void {
    if (this.isConnected === isConnected) return;
    this.isConnected = isConnected;
    this.stateListeners.tell();
  }
}

/** The one of this tab. */
export const live = new Live();
