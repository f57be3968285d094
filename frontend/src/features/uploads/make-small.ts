import { ShownError } from '@loka/client';
import type { KeptPhoto } from '@/lib/offline';
import { downscale } from './downscale';

/**
 * A picked photo as it waits on this device.
 *
 * @throws where the file is no picture that can be read here, or cannot be read any more: it was removed, or is kept
 * elsewhere and there is no network
 */
export async function makeSmall(file: Blob, id: string): Promise<KeptPhoto> {
  const small = await downscale(file);
  return { id, type: small.type, bytes: await small.arrayBuffer(), sent: false };
}

const UNREADABLE = "Cette photo n'a pas pu être lue. Choisissez-la à nouveau.";

/** Why a picked photo could not be made small, in French. */
export const whyNotSmall = (error: unknown): string =>
  error instanceof ShownError ? error.message : UNREADABLE;
