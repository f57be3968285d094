import { onTestFinished } from 'vitest';
import { patienceMs } from '../../client/testing/patience.js';

export interface StreamEvent {
  type: string;
  facts: Record<string, unknown>;
}

/** An open `GET /api/live`, and what has come on it. */
export interface OpenStream {
  status: number;
  events: StreamEvent[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  /** Waits for an event that meets a condition; those before it do not count when `from` is given. */
  until(condition: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  close(): void;
}

/** Opens a stream as a browser does; it is closed at the end of the test. */
export async function openStream(origin: string, token: string): Promise<OpenStream> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${origin}/api/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const events: StreamEvent[] = [];
  const waiting = new Set<() => void>();
  const ended = read(response, (event) => {
    events.push(event);
    for (const look of waiting) look();
  }).catch(() => undefined);
  return {
    status: response.status,
    events,
    ended,
    until: (condition) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(condition);
          if (!found) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No such event among ${JSON.stringify(events)}`));
        }, patienceMs);
        waiting.add(look);
        look();
      }),
    close: () => stop.abort(),
  };
}

async function read(response: Response, take: (event: StreamEvent) => void): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const type = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (type && data) take({ type, facts: JSON.parse(data) as Record<string, unknown> });
    }
  }
}
