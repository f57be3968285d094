import { useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';
import { downscale } from './downscale';

const READABLE = /^image\/(jpeg|png|webp)$/;

/** Photos that are made small and wait on this device, until the form that they belong to is sent. */
export function useKeptPhotos(initial: KeptPhoto[] = []) {
  const [photos, setPhotos] = useState(initial);
  const [preparing, setPreparing] = useState(false);
  const [unreadable, setUnreadable] = useState(false);

  async function add(files: File[]) {
    setPreparing(true);
    const readable = files.filter(({ type }) => READABLE.test(type));
    setUnreadable(readable.length < files.length);
    // One after the other: a phone decodes one large picture at a time.
    for (const file of readable) {
      const small = await downscale(file);
      const photo = {
        id: crypto.randomUUID(),
        type: small.type,
        bytes: await small.arrayBuffer(),
        sent: false,
      };
      setPhotos((all) => [...all, photo]);
    }
    setPreparing(false);
  }

  return {
    photos,
    preparing,
    unreadable,
    add,
    set: setPhotos,
    remove: (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
  };
}
