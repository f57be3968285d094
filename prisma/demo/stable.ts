import { createHash } from 'node:crypto';

/** A UUID that is the same whenever and wherever the demo data is loaded. */
export function stableId(name: string): string {
  const hex = digest(name).toString('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A number from 0 up to `below` that looks drawn by lot, and is always the same for a name. */
export function lot(name: string, below: number): number {
  return digest(name).readUInt32BE(0) % below;
}

function digest(name: string): Buffer {
  return createHash('sha1').update(`loka demo ${name}`).digest();
}
