import { Failure } from '../failure.js';
import { findProgram, installPackage } from './apt.js';

/** A program of Debian, installed where it is missing. */
export async function debianProgram(name: string, debianPackage = name): Promise<string> {
  const found = findProgram([name]);
  if (found) return found;
  await installPackage(debianPackage);
  const installed = findProgram([name]);
  if (installed) return installed;
  throw new Failure(
    `${name} is missing: install ${debianPackage} (as root on Debian this is done).`,
  );
}
