import { newId, ShownError } from '@loka/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';
import { type Preset, uploadPicture } from './api/upload-picture';
import { makeSmall, whyNotSmall } from './make-small';

/** A picture of a list: one that the server had before, or one that was picked on this device. */
export type ListedPicture = {
  /** Of the upload; chosen here for a picked one, so that it is stored once however often it is sent. */
  id: string;
  /** The address that it is shown by. */
  preview: string;
  sent: boolean;
  /** How much of it has been sent, 0 to 100. */
  percent: number;
  /** What was picked, made small; undefined of one that the server had before. */
  kept?: KeptPhoto;
  /** Why it was not sent. */
  error?: Error;
};

/** A picture that the server has. */
export type StoredPicture = Pick<ListedPicture, 'id' | 'preview'>;

export const storedPicture = ({ id, preview }: StoredPicture): ListedPicture => ({
  ...{ id, preview, sent: true, percent: 100 },
});

/** A picture that was picked before the page was closed. */
export const keptPicture = (kept: KeptPhoto): ListedPicture => {
  const { id, type, bytes, sent } = kept;
  const preview = URL.createObjectURL(new Blob([bytes], { type }));
  return { id, preview, sent, percent: sent ? 100 : 0, kept };
};

/** Pictures in an order, sent as soon as they are picked; with their bytes, to be kept in a draft. */
export function usePictureList(preset: Preset, initial: () => ListedPicture[]) {
  const [pictures, setPictures] = useState(initial);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  const patch = useCallback(
    (id: string, change: Partial<ListedPicture>) =>
      setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one))),
    [],
  );

  const send = useCallback(
    async (kept: KeptPhoto) => {
      const { id, type, bytes } = kept;
      patch(id, { sent: false, percent: 0, error: undefined });
      try {
        const file = new Blob([bytes], { type });
        await uploadPicture(file, preset, (percent) => patch(id, { percent }), id);
        patch(id, { sent: true, percent: 100, kept: { ...kept, sent: true } });
      } catch (error) {
        patch(id, { error: error as Error });
      }
    },
    [patch, preset],
  );

  // What a draft holds and the server has not got yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the pictures that it begins with
  useEffect(() => {
    for (const { kept, sent } of pictures) if (kept && !sent) void send(kept);
  }, []);

  /** A picture that was just picked. */
  function begin(file: Blob): ListedPicture {
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    return { id: newId(), preview, sent: false, percent: 0 };
  }

  /** Makes a picture small and sends it. */
  async function prepare({ id }: ListedPicture, file: Blob) {
    try {
      const kept = await makeSmall(file, id);
      patch(id, { kept });
      await send(kept);
    } catch (error) {
      patch(id, { error: new ShownError(whyNotSmall(error)) });
    }
  }

  async function add(files: Iterable<File>) {
    const picked = [...files].map((file) => ({ file, picture: begin(file) }));
    setPictures((all) => [...all, ...picked.map(({ picture }) => picture)]);
    // One after the other: a phone decodes one large picture at a time, and has one slow network.
    for (const { file, picture } of picked) await prepare(picture, file);
  }

  return {
    pictures,
    add,
    /** Shows and sends another picture in the place of one. */
    replace: (id: string, file: Blob) => {
      const picture = begin(file);
      setPictures((all) => all.map((one) => (one.id === id ? picture : one)));
      void prepare(picture, file);
    },
    retry: ({ kept }: ListedPicture) => void (kept && send(kept)),
    /** Sends the picked ones again: the server removes what nothing has used for days. */
    sendAgain: () => pictures.forEach(({ kept }) => void (kept && send(kept))),
    remove: (id: string) => setPictures((all) => all.filter((one) => one.id !== id)),
    set: setPictures,
    /** Puts a picture at a place; the first is the one that lists show. */
    moveTo: (id: string, place: number) =>
      setPictures((all) => {
        const moved = all.find((one) => one.id === id);
        if (!moved) return all;
        const rest = all.filter((one) => one !== moved);
        return [...rest.slice(0, place), moved, ...rest.slice(place)];
      }),
    uploading: pictures.some(({ sent, error }) => !sent && !error),
    failed: pictures.some(({ error }) => error),
    ids: pictures.map(({ id }) => id),
  };
}

export type PictureList = ReturnType<typeof usePictureList>;
