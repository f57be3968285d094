import { useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';
import { makeSmall, UNREADABLE } from './make-small';

const READABLE = /^image\/(jpeg|png|webp)$/;
const NO_PICTURE = 'Choisissez une image JPEG, PNG ou WebP.';

/** Photos that are made small and wait on this device, until the form that they belong to is sent. */
export function useKeptPhotos(initial: KeptPhoto[] = []) {
  const [photos, setPhotos] = useState(initial);
  const [preparing, setPreparing] = useState(false);
  /** Why one of those that were picked is not there, in French. */
  const [problem, setProblem] = useState<string>();

  async function add(files: File[]) {
    setPreparing(true);
    const readable = files.filter(({ type }) => READABLE.test(type));
    setProblem(readable.length < files.length ? NO_PICTURE : undefined);
    // One after the other: a phone decodes one large picture at a time.
    for (const file of readable) {
      try {
        const photo = await makeSmall(file, crypto.randomUUID());
        setPhotos((all) => [...all, photo]);
      } catch {
        setProblem(UNREADABLE);
      }
    }
    setPreparing(false);
  }

  return {
    photos,
    preparing,
    problem,
    add,
    set: setPhotos,
    remove: (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
  };
}
