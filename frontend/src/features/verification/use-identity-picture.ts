import { ApiError } from '@loka/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/api/client';
import { uploadPicture } from '@/features/uploads';

type Picture = {
  preview: string;
  percent: number;
  /** Of the upload, once it was sent. */
  id?: string;
  /** Why it was not. */
  error?: Error;
  file?: File;
};

/**
 * One picture for the verification: sent as soon as it is there. This device keeps its id alone; what it shows
 * after the page was closed comes from the server, which shows it to nobody else but staff.
 */
export function useIdentityPicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const shown = useRef<string>(undefined);

  const show = useCallback((next: Picture | null) => {
    if (shown.current && shown.current !== next?.preview) URL.revokeObjectURL(shown.current);
    shown.current = next?.preview;
    setPicture(next);
  }, []);
  useEffect(
    () => () => {
      if (shown.current) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  /** Changes the picture, unless another one has taken its place meanwhile. */
  const patch = useCallback(
    (preview: string, change: Partial<Picture>) =>
      setPicture((now) => (now?.preview === preview ? { ...now, ...change } : now)),
    [],
  );

  async function send(file: File) {
    const preview = URL.createObjectURL(file);
    show({ preview, percent: 0, file });
    try {
      const { id } = await uploadPicture(file, 'identity', (percent) =>
        patch(preview, { percent }),
      );
      patch(preview, { id, percent: 100 });
    } catch (error) {
      patch(preview, { error: error as Error });
    }
  }

  /** @returns false when the server does not have it any more */
  const restore = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        const answer = await call((headers) => fetch(`/api/uploads/${id}/file`, { headers }));
        show({ preview: URL.createObjectURL(await answer.blob()), percent: 100, id });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false;
        // Sent it was; it cannot be looked at for now.
        show({ preview: '', percent: 100, id });
        return true;
      }
    },
    [show],
  );

  return {
    picture,
    id: picture?.id,
    sending: picture !== null && !picture.id && !picture.error,
    send,
    restore,
    retry: () => void (picture?.file && send(picture.file)),
    clear: useCallback(() => show(null), [show]),
  };
}

export type IdentityPicture = ReturnType<typeof useIdentityPicture>;
