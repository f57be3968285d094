import { useEffect, useRef, useState } from 'react';
import { type Preset, uploadPicture } from './api/upload-picture';

/** A picture that was picked: sent when it has an `id`, failed when it has an `error`. */
export type Picked = {
  key: number;
  file: File;
  preview: string;
  percent: number;
  id?: string;
  error?: string;
};

let nextKey = 0;

/** Pictures that are uploaded as soon as they are picked, so that sending the form is quick. */
export function usePictures(preset: Preset) {
  const [pictures, setPictures] = useState<Picked[]>([]);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  const patch = (key: number, change: Partial<Picked>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function upload({ key, file }: Picked) {
    patch(key, { percent: 0, error: undefined });
    try {
      const { id } = await uploadPicture(file, preset, (percent) => patch(key, { percent }));
      patch(key, { id, percent: 100 });
    } catch (error) {
      patch(key, { error: error instanceof Error ? error.message : String(error) });
    }
  }

  function add(files: Iterable<File>) {
    const added = [...files].map((file): Picked => {
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      return { key: nextKey++, file, preview, percent: 0 };
    });
    setPictures((all) => [...all, ...added]);
    for (const picture of added) upload(picture);
  }

  return {
    pictures,
    add,
    /** For a form that takes a single picture. */
    replace: (file: File) => {
      setPictures([]);
      add([file]);
    },
    retry: upload,
    clear: () => setPictures([]),
    remove: (key: number) => setPictures((all) => all.filter((one) => one.key !== key)),
    /** Moves a picture one place; the first is the one lists show. */
    move: (key: number, by: -1 | 1) =>
      setPictures((all) => {
        const from = all.findIndex((one) => one.key === key);
        const moved = all[from];
        if (!moved) return all;
        const rest = all.filter((one) => one !== moved);
        return [...rest.slice(0, from + by), moved, ...rest.slice(from + by)];
      }),
    uploading: pictures.some(({ id, error }) => !id && !error),
    failed: pictures.some(({ error }) => error),
    ids: pictures.flatMap(({ id }) => id ?? []),
  };
}
