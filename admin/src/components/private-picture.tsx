import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { PictureViewer } from './picture-viewer';
import { usePrivateFile } from './use-private-file';

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
        aria-label={`Agrandir\u00a0: ${alt}`}
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
