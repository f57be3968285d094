import { useState } from 'react';
import { outbox } from './outbox';

/** Of a button that sends what waits, and is busy for as long as it is tried. */
export function useSendNow() {
  const [isSending, setSending] = useState(false);
  async function sendNow() {
    setSending(true);
    await outbox.sendNow();
    setSending(false);
  }
  return { sendNow, isSending };
}
