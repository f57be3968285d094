/** One event of a stream: a hint that something has changed, with what is needed to ask for it. */
export type LiveEvent = { type: string; facts: Record<string, unknown> };

/**
 * Reads server-sent events from an answer, as far as Loka uses them: one `event` and one line of `data` each. Browsers'
 * own reader cannot send the token in a header.
 *
 * @param onSign called for whatever arrives, also for what only says that the connection lives
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    text += value as unknown as string;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) onEvent(event);
    }
  }
}

function parse(block: string): LiveEvent | null {
  const type = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return type && data ? { type, facts: JSON.parse(data) as LiveEvent['facts'] } : null;
}
