import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { send } from '../api/client';
import { PictureViewer } from './picture-viewer';

const frame = { width: '100%', aspectRatio: '4 / 3', borderRadius: 1.5, bgcolor: 'action.hover' };

/** A picture that only answers to whoever may see it, and opens large to be looked at closely. */
export function PrivatePicture({ url, alt }: { url: string; alt: string }) {
  const [isOpen, setOpen] = useState(false);
  const { source, failure } = usePrivateFile(url);

  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!source) return <Skeleton variant="rounded" sx={{ ...frame, height: 'auto' }} />;
  return (
    <>
      <ButtonBase
        aria-label={`Agrandir : ${alt}`}
        onClick={() => setOpen(true)}
        sx={{ ...frame, overflow: 'hidden', cursor: 'zoom-in' }}
      >
        <img
          src={source}
          alt={alt}
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      </ButtonBase>
      {isOpen && <PictureViewer source={source} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Fetches a file with the caller's token, once per showing: every look is on record. */
function usePrivateFile(url: string) {
  const [source, setSource] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const abort = new AbortController();
    let objectUrl: string | undefined;

    async function load() {
      const request = new Request(new URL(url, location.origin), { signal: abort.signal });
      const response = await send(request);
      objectUrl = URL.createObjectURL(await response.blob());
      if (abort.signal.aborted) URL.revokeObjectURL(objectUrl);
      else setSource(objectUrl);
    }

    load().catch((error: Error) => {
      if (!abort.signal.aborted) setFailure(error.message);
    });
    return () => {
      abort.abort();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url]);

  return { source, failure };
}
