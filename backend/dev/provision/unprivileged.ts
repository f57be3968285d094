import { execFileSync } from 'node:child_process';

export interface Identity {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Root lends it `nobody`, who is on every system, so that no
 * account is created.
 *
 * @returns who to become, or nothing when this process is an ordinary user's
 */
export function unprivilegedIdentity(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
