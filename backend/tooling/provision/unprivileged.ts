import { execFileSync } from 'node:child_process';

export interface Identity {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root it is run as `nobody`, who exists on every system, so
 * that no account is created.
 *
 * @returns the user to run as; undefined when this process is not root's
 */
export function unprivilegedIdentity(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
