import { newId } from '@loka/client';

const open = new Map<string, string>();

/**
 * Keys of acts that count once however often they are asked for: an act keeps its key until it is acknowledged, also when
 * its dialog was closed after an answer that was lost.
 */
export const actKeys = {
  of(act: object): string {
    const text = JSON.stringify(act);
    const key = open.get(text) ?? newId();
    open.set(text, key);
    return key;
  },
  /** The same act asked for again is another one. */
  acknowledge(act: object): void {
    open.delete(JSON.stringify(act));
  },
};
