import { messageOf } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { VerificationDetail } from '../../api/types';
import { PictureButton, pictureFrame } from '../../components/picture-button';
import { PictureViewer } from '../../components/picture-viewer';
import { whole } from '../../components/record-page';
import { usePrivateFile } from '../../components/use-private-file';

/** The pictures of another account's submission, which are asked for: each look is on record. */
export function ComparedPictures({ id, userName }: { id: string; userName: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Pictures id={id} userName={userName} />;
  return (
    <Button variant="outlined" size="small" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
      Comparer les images
    </Button>
  );
}

function Pictures({ id, userName }: { id: string; userName: string }) {
  const { data, error } = useGetOne<VerificationDetail>('verifications', { id, ...whole });
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <p role="status">Chargement…</p>;
  const { documentUrl, photoUrl } = data;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        mt: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
      }}
    >
      {documentUrl && <Picture url={documentUrl} alt={`Document de ${userName}`} />}
      {photoUrl && <Picture url={photoUrl} alt={`Photo de ${userName}`} />}
    </Box>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const [isOpen, setOpen] = useState(false);
  const { source, failure } = usePrivateFile(`${url}?reason=comparaison`);
  if (failure) return <Alert severity="error">{failure}</Alert>;
  return (
    <div>
      <Box sx={{ mb: 0.5, fontWeight: 600 }}>{alt}</Box>
      {!source && <Skeleton variant="rounded" sx={{ ...pictureFrame, height: 'auto' }} />}
      {source && <PictureButton source={source} alt={alt} onOpen={() => setOpen(true)} />}
      {isOpen && source && (
        <PictureViewer source={source} alt={alt} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
