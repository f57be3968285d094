import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * A file, or a secret in the database, that only whoever has its key can read, and that is refused when anything of it was changed or when it stands in
 * the place of another: AES-256-GCM with a nonce of its own, and with what it is sealed for, as its key in the storage, as additional data.
 *
 * `LOKA`, version (1 byte), length of the key id (1 byte), key id, nonce (12 bytes), content, tag (16 bytes)
 */
export interface SealingKey {
  id: string;
  key: Buffer;
}

const algorithm = 'aes-256-gcm';
const mark = Buffer.from('LOKA');
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const fixedBytes = mark.length + 2;

/** @param name what it is sealed for: of a file, its key in the storage */
export function seal(content: Buffer, { id, key }: SealingKey, name: string): Buffer {
  const keyId = Buffer.from(id, 'ascii');
  const header = Buffer.concat([mark, Buffer.from([version, keyId.length]), keyId]);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(additional(header, name));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([header, nonce, sealed, cipher.getAuthTag()]);
}

/** The key that a file is sealed with; null of a file that is not sealed. */
export function keyIdOf(file: Buffer): string | null {
  if (!file.subarray(0, mark.length).equals(mark)) return null;
  const length = file[mark.length + 1] ?? 0;
  return file.subarray(fixedBytes, fixedBytes + length).toString('ascii');
}

/** @throws Error when its key is missing, or when it is not what was sealed under this name */
export function unseal(file: Buffer, keys: readonly SealingKey[], name: string): Buffer {
  const keyId = keyIdOf(file);
  if (keyId === null || file[mark.length] !== version) throw new Error(`${name} is not sealed`);
  const found = keys.find(({ id }) => id === keyId);
  if (!found) throw new Error(`${name} is sealed with ${keyId}, which PAPERS_KEYS does not name`);
  const start = fixedBytes + keyId.length;
  const header = file.subarray(0, start);
  const nonce = file.subarray(start, start + nonceBytes);
  const decipher = createDecipheriv(algorithm, found.key, nonce, { authTagLength: tagBytes })
    .setAAD(additional(header, name))
    .setAuthTag(file.subarray(-tagBytes));
  const content = file.subarray(start + nonceBytes, -tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]);
}

const additional = (header: Buffer, name: string) => Buffer.concat([header, Buffer.from(name)]);
