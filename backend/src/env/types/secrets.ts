import { z } from 'zod';

/** What makes a secret that works wherever one stands: in paths, headers, JSON, YAML and the files of shells. */
export const generator = '`openssl rand -hex 32`';

const tooShort = (least: number) =>
  `has fewer than ${least} characters, take one from ${generator}`;

/**
 * One that is shown in nothing but a body, or that signs: whatever a file keeps as it is written.
 *
 * @param least characters
 */
export const secret = (least = 1) =>
  z
    .string()
    .regex(
      /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u,
      'begins or ends with a space, or has a line break in it',
    )
    .min(least, tooShort(least));

/** @param least characters */
export const headerSecret = (least: number) =>
  z
    .string()
    .regex(
      /^[\x21-\x7e]+$/,
      `stands in a header: has a space or accent in it, take one from ${generator}`,
    )
    .min(least, tooShort(least));

/**
 * No longer than what the router takes of a part of a path.
 *
 * @param least characters
 * @param more signs that are taken beside those of `generator`
 */
export const pathSecret = (least: number, more = '') =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w${more}-]{0,100}$`),
      `stands in a path: has other signs than letters, digits, - and _, or more than 100; take one from ${generator}`,
    )
    .min(least, tooShort(least));

/** `<id>:<32 bytes>`, in hex or in base64. */
const paperKey = /^([a-z0-9-]{1,32}):(?:([0-9a-fA-F]{64})|([A-Za-z0-9+/]{43}=))$/;

export const paperKeys = z.string().transform((value, context): [PaperKey, ...PaperKey[]] => {
  const keys = value.split(',').map((one) => {
    const [, id = '', hex, base64 = ''] = paperKey.exec(one.trim()) ?? [];
    return { id, key: hex ? Buffer.from(hex, 'hex') : Buffer.from(base64, 'base64') };
  });
  const isUsable = keys.every(({ key }) => key.length === 32);
  const [first, ...others] = keys;
  if (first && isUsable && new Set(keys.map(({ id }) => id)).size === keys.length)
    return [first, ...others];
  context.addIssue(
    `expected <id>:<32 bytes in hex or base64>, several with commas, each with its own id; take the bytes from ${generator}`,
  );
  return z.NEVER;
});

interface PaperKey {
  id: string;
  key: Buffer;
}

/** What makes both halves of the pair that signs pushes. */
export const pairGenerator = '`npx web-push generate-vapid-keys`';

/** @param bytes of the point (65) or of the number (32) that it is, in base64url */
export const vapidKey = (bytes: number) =>
  z
    .string()
    .refine(
      (given) => /^[\w-]+$/.test(given) && Buffer.from(given, 'base64url').length === bytes,
      `is half of a pair from ${pairGenerator}`,
    );
