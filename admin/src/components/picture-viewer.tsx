import Close from '@mui/icons-material/Close';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PictureStage, zooms } from './picture-stage';

/** A picture over the whole screen: zoom, turn, scroll around. */
export function PictureViewer({
  source,
  alt,
  onClose,
}: {
  source: string;
  alt: string;
  onClose: () => void;
}) {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);

  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': alt } }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{alt}</Typography>
        <IconButton aria-label="Dézoomer" disabled={step === 0} onClick={() => setStep(step - 1)}>
          <ZoomOut />
        </IconButton>
        <IconButton
          aria-label="Zoomer"
          disabled={step === zooms.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <ZoomIn />
        </IconButton>
        <IconButton aria-label="Tourner" onClick={() => setTurns(turns + 1)}>
          <RotateRight />
        </IconButton>
        <IconButton aria-label="Fermer" onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <PictureStage source={source} alt={alt} zoom={zooms[step] ?? 1} turns={turns} />
    </Dialog>
  );
}
