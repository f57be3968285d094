import { useEffect, useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';

/** The address of a kept photo, as long as it is shown. */
export function useKeptPhotoUrl({ bytes, type }: KeptPhoto): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
