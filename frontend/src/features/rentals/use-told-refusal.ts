import { UNEXPECTED } from '@loka/client';
import { useEffect, useRef } from 'react';
import { reasonOf } from '@/api/problem';
import { toast } from '@/components/ui/toast';

/** Within this, in ms, a reason counts as not read yet. */
const READ_MS = 6_000;

/**
 * Says by toast why a call was refused, where its own place cannot: it has left the screen, or leaves it before the
 * reason could be read. What was refused is most often no longer possible, and the lists are read again at once.
 *
 * @returns for the options of a mutation
 */
export function useToldRefusal() {
  const { current } = useRef<{ isGone?: boolean; unread?: Error | null }>({});

  useEffect(() => {
    current.isGone = false;
    return () => {
      current.isGone = true;
      if (current.unread) tell(current.unread);
      current.unread = null;
    };
  }, [current]);

  return {
    onMutate: () => {
      current.unread = null;
    },
    onError: (error: Error) => {
      if (current.isGone) return tell(error);
      current.unread = error;
      setTimeout(() => {
        if (current.unread === error) current.unread = null;
      }, READ_MS);
    },
  };
}

const tell = (error: Error) => toast.error(reasonOf(error) ?? UNEXPECTED);
