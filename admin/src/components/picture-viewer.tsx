import Close from '@mui/icons-material/Close';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

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
  const zoom = ZOOMS[step] ?? 1;

  return (
    <Dialog open fullScreen onClose={onClose} aria-label={alt}>
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
          disabled={step === ZOOMS.length - 1}
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
      <Box sx={{ flexGrow: 1, minHeight: 0, overflow: 'auto', bgcolor: 'text.primary' }}>
        <Box sx={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <img
            src={source}
            alt={alt}
            style={{
              width: '100%',
              height: '100%',
              objectFit: 'contain',
              transform: `rotate(${turns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Dialog>
  );
}
