import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Chance } from '../../workload/chance.js';

/** The streams that stand in for the randomness of the process. */
export interface Randomness {
  /** Of ids, references and keys. */
  ids: Chance;
  /** `Math.random`, which libraries draw from in advance: a stream of its own. */
  other: Chance;
}

/** Replaces every source of randomness; `streams` are asked for at each use. */
export function replaceRandomness(streams: () => Randomness): void {
  const fill = <T extends ArrayBufferView>(view: T): T => {
    streams().ids.fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  const randomBytes = (size: number) => fill(Buffer.alloc(size));
  const randomUUID = () => {
    const bytes = randomBytes(16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
  };
  Math.random = () => streams().other.next();
  Object.assign(crypto, { randomBytes, randomUUID, randomFillSync: fill });
  Object.assign(globalThis.crypto, { randomUUID, getRandomValues: fill });
  syncBuiltinESMExports();
}
