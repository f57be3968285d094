import { isIP } from 'node:net';
import { z } from 'zod';
import { isPrivateHost } from './addresses.js';

const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i;

/** What ends in a number would be an address, and a wrong one. */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  return labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** Where a program listens. */
export const host = z
  .string()
  .refine(
    (given) => isIP(given) !== 0 || isHostName(given),
    'is an address of this machine or its name, as in 0.0.0.0 or localhost',
  );

export function isLoopback(given: string): boolean {
  return (
    given === 'localhost' || given === '::1' || (isIP(given) === 4 && given.startsWith('127.'))
  );
}

/** A browser names the address that is called: what is private here would be open to every member. */
const isPublicName = (given: string) => isHostName(given) && !isPrivateHost(given);

export const publicHosts = z.string().transform((given, context) => {
  const hosts = given.split(',').map((one) => one.trim());
  if (hosts.every(isPublicName)) return hosts;
  context.addIssue(
    'names public hosts without ports, with commas, as in push.example,push.other.example',
  );
  return z.NEVER;
});
