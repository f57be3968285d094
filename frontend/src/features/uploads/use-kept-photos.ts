import { useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';
import { makeSmall, UNREADABLE } from './make-small';
import { withinLimit } from './within-limit';

const READABLE = /^image\/(jpeg|png|webp)$/;
const NO_PICTURE = 'Choisissez une image JPEG, PNG ou WebP.';

/**
 * Photos that are made small and wait on this device, until the form that they belong to is sent.
 *
 * @param most so many in one form
 */
export function useKeptPhotos(most: number, initial: KeptPhoto[] = []) {
  const [photos, setPhotos] = useState(initial);
  const [preparing, setPreparing] = useState(false);
  /** Why one of those that were picked is not there, in French. */
  const [problem, setProblem] = useState<string>();

  const alsoSay = (words: string) =>
    setProblem((said = '') => (said.includes(words) ? said : `${said} ${words}`.trim()));

  async function add(picked: File[]) {
    setPreparing(true);
    const readable = picked.filter(({ type }) => READABLE.test(type));
    const { files, leftOut } = withinLimit(readable, photos.length, most);
    setProblem(undefined);
    if (readable.length < picked.length) alsoSay(NO_PICTURE);
    if (leftOut) alsoSay(leftOut);
    // One after the other: a phone decodes one large picture at a time.
    for (const file of files) {
      try {
        const photo = await makeSmall(file, crypto.randomUUID());
        setPhotos((all) => [...all, photo]);
      } catch {
        alsoSay(UNREADABLE);
      }
    }
    setPreparing(false);
  }

  return {
    photos,
    most,
    preparing,
    problem,
    add,
    set: setPhotos,
    remove: (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
  };
}
