import { formatDay } from '@loka/client';
import Fullscreen from '@mui/icons-material/Fullscreen';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { VerificationDetail, VerificationPapers } from '../../api/types';
import { Callout } from '../../components/callout';
import { KeyHint } from '../../components/key-hint';
import { Panel } from '../../components/panel';
import { PictureStage, zooms } from '../../components/picture-stage';
import { PictureViewer } from '../../components/picture-viewer';
import type { IdentityPicture, IdentityPictures as Pictures } from './use-identity-pictures';
import { useReviewKeys } from './use-review-keys';
import { documentNames } from './verification-status';

type Turns = Record<keyof Pictures, number>;

const unturned: Turns = { document: 0, back: 0, photo: 0 };

/** Document and photo side by side, larger together, each turned for itself. */
export function IdentityPictures({
  submission,
  pictures,
  papers,
}: {
  submission: VerificationDetail;
  pictures: Pictures;
  papers: VerificationPapers | undefined;
}) {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(unturned);
  const { document, back, photo } = pictures;
  const { type, papersDeletedAt } = submission;

  const zoomOut = step > 0 ? () => setStep(step - 1) : undefined;
  const zoomIn = step < zooms.length - 1 ? () => setStep(step + 1) : undefined;
  const turn = (name: keyof Pictures) => () => setTurns({ ...turns, [name]: turns[name] + 1 });
  useReviewKeys({
    '-': zoomOut,
    '+': zoomIn,
    '=': zoomIn,
    d: document ? turn('document') : undefined,
    v: back ? turn('back') : undefined,
    p: photo ? turn('photo') : undefined,
  });

  const shownAs = (name: keyof Pictures) => ({
    zoom: zooms[step] ?? 1,
    turns: turns[name],
    onTurn: turn(name),
  });
  return (
    <Panel
      title="Pièces"
      action={
        <Stack direction="row">
          <Button
            aria-label="Dézoomer"
            aria-keyshortcuts="-"
            disabled={!zoomOut}
            onClick={zoomOut}
            sx={{ minWidth: 0 }}
          >
            <ZoomOut />
            <KeyHint>−</KeyHint>
          </Button>
          <Button
            aria-label="Zoomer"
            aria-keyshortcuts="+"
            disabled={!zoomIn}
            onClick={zoomIn}
            sx={{ minWidth: 0 }}
          >
            <ZoomIn />
            <KeyHint>+</KeyHint>
          </Button>
        </Stack>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        }}
      >
        {document ? (
          <Picture picture={document} {...shownAs('document')}>
            {documentNames[type]}, numéro saisi&nbsp;: <strong>{papers?.numero}</strong>
          </Picture>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Supprimées<span>{papersDeletedAt && ` le ${formatDay(papersDeletedAt)}`}</span>, comme
            le prévoit la durée de conservation.
          </Typography>
        )}
        {photo && (
          <Picture picture={photo} {...shownAs('photo')}>
            <Gesture submission={submission} />
          </Picture>
        )}
        {back && <Picture picture={back} {...shownAs('back')} />}
      </Box>
    </Panel>
  );
}

/** Shows that the person was there: the server drew the gesture at random just before. */
function Gesture({ submission: { prompt, byOtherDevice } }: { submission: VerificationDetail }) {
  if (!prompt) return 'Aucun geste enregistré avec cette photo.';
  return (
    <>
      Geste demandé&nbsp;: <strong>{prompt}</strong>
      <span>{byOtherDevice && '. Photo prise avec un autre appareil.'}</span>
    </>
  );
}

const stage = {
  display: 'flex',
  height: { xs: '16rem', md: 'clamp(12rem, calc(100vh - 34rem), 34rem)' },
};

function Picture({
  picture: { source, failure, alt, turnKey },
  zoom,
  turns,
  onTurn,
  children,
}: {
  picture: IdentityPicture;
  zoom: number;
  turns: number;
  onTurn: () => void;
  /** What it is to be compared with. */
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: { md: '2.5rem' }, mb: 0.5 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{alt}</Typography>
        <Button
          aria-label={`Tourner\u00a0: ${alt}`}
          aria-keyshortcuts={turnKey}
          onClick={onTurn}
          sx={{ minWidth: 0 }}
        >
          <RotateRight />
          <KeyHint>{turnKey}</KeyHint>
        </Button>
        <IconButton
          aria-label={`Agrandir\u00a0: ${alt}`}
          disabled={!source}
          onClick={() => setOpen(true)}
        >
          <Fullscreen />
        </IconButton>
      </Stack>
      <Box sx={{ ...stage, borderRadius: 1.5, overflow: 'hidden' }}>
        {source && <PictureStage source={source} alt={alt} zoom={zoom} turns={turns} />}
        {failure && <Alert severity="error">{failure}</Alert>}
        {!source && !failure && (
          <Skeleton
            variant="rounded"
            sx={{ flexGrow: 1, height: 'auto', bgcolor: 'action.hover' }}
          />
        )}
      </Box>
      {children && <Callout>{children}</Callout>}
      {isOpen && source && (
        <PictureViewer source={source} alt={alt} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
