import { formatStep, type Schemas } from '@loka/client';
import Box from '@mui/material/Box';
import { PrivatePicture } from '../../components/private-picture';

/** The photos that came with a step. */
export function StepPhotos({ step }: { step: Pick<Schemas['RentalStep'], 'event' | 'photos'> }) {
  if (step.photos.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1, my: 1 }}>
      {step.photos.map((url, index) => (
        <PrivatePicture key={url} url={url} alt={`${formatStep(step)}, photo ${index + 1}`} />
      ))}
    </Box>
  );
}
