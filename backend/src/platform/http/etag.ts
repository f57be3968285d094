import { createHash } from 'node:crypto';

/** The weak ETag of a text that is sent, which may be compressed on its way. */
export const weakTag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` names the tag, among others or alone: what was weak on its way may come back as strong. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header
    ?.split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || opaque(one) === opaque(tag)) ?? false;

const opaque = (tag: string): string => tag.replace(/^W\//, '');
