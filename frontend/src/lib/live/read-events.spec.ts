import { describe, expect, it, vi } from 'vitest';
import { readEvents } from './read-events';

/** An answer that arrives in these pieces. */
const pieces = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

describe('a stream of events', () => {
  it('is read whole, wherever the network cuts it', async () => {
    const onEvent = vi.fn();
    const onSign = vi.fn();
    const body = pieces(
      'event: state\ndata: {"live":true}\n\neve',
      'nt: message\nda',
      'ta: {"thread":"a","number":3}\n',
      '\n:\n\n',
    );
    await readEvents(body, onEvent, onSign);
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'state', facts: { live: true } }],
      [{ type: 'message', facts: { thread: 'a', number: 3 } }],
    ]);
    expect(onSign).toHaveBeenCalledTimes(4);
  });
});
