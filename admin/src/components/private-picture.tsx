import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { PictureButton, pictureFrame } from './picture-button';
import { PictureViewer } from './picture-viewer';
import { usePrivateFile } from './use-private-file';

/** As wide as what is asked for to be seen small. */
const small = 320;

/** A picture that only answers to whoever may see it: small, and as it was sent once it is opened to be looked at closely. */
export function PrivatePicture({ url, alt }: { url: string; alt: string }) {
  const [isOpen, setOpen] = useState(false);
  const { source, failure } = usePrivateFile(thumbnailOf(url));

  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!source) return <Skeleton variant="rounded" sx={{ ...pictureFrame, height: 'auto' }} />;
  return (
    <>
      <PictureButton source={source} alt={alt} onOpen={() => setOpen(true)} />
      {isOpen && <Whole url={url} meanwhile={source} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}

function thumbnailOf(url: string): string {
  const address = new URL(url, location.origin);
  address.searchParams.set('width', String(small));
  return `${address.pathname}${address.search}`;
}

/** @param meanwhile the small one, until the large one is there */
function Whole({
  url,
  meanwhile,
  alt,
  onClose,
}: {
  url: string;
  meanwhile: string;
  alt: string;
  onClose: () => void;
}) {
  const { source } = usePrivateFile(url);
  return <PictureViewer source={source ?? meanwhile} alt={alt} onClose={onClose} />;
}
