import { newId } from '@loka/client';
import { useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';
import { makeSmall, whyNotSmall } from './make-small';
import { withinLimit } from './within-limit';

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
    const { files, leftOut } = withinLimit(picked, photos.length, most);
    setProblem(undefined);
    if (leftOut) alsoSay(leftOut);
    // One after the other: a phone decodes one large picture at a time.
    for (const file of files) {
      try {
        const photo = await makeSmall(file, newId());
        setPhotos((all) => [...all, photo]);
      } catch (error) {
        alsoSay(whyNotSmall(error));
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
