import { formatInstant, formatStep } from '@loka/client';
import Box from '@mui/material/Box';
import type { StaffRental } from '../../api/types';
import { PrivatePicture } from '../../components/private-picture';

type Step = StaffRental['steps'][number];

const parties = { owner: 'Propriétaire', renter: 'Locataire' } as const;
type Party = keyof typeof parties;

/** When the photos of a step were taken; all others are of the return. */
const atHandover: readonly Step['event'][] = [
  'photograph-handover',
  'report-not-received',
  'deny-not-received',
  'report-absent',
  'deny-absence',
];

const moments = [
  { title: 'À la remise', isOf: ({ event }: Step) => atHandover.includes(event) },
  { title: 'Au retour', isOf: ({ event }: Step) => !atHandover.includes(event) },
];

/** Whether any party has shown anything. */
export const hasPhotos = (steps: readonly Step[]): boolean =>
  steps.some(({ photos }) => photos.length > 0);

/** What both sides showed of the object, next to each other: as it was handed over, and as it came back. */
export function PhotosOfBoth({ steps }: { steps: readonly Step[] }) {
  const shown = steps.filter(({ photos }) => photos.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {moments.map(({ title, isOf }) => (
        <Box component="section" key={title} aria-label={`Photos, ${title}`}>
          <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
            {title}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}>
            {(Object.keys(parties) as Party[]).map((party) => (
              <SideOf
                key={party}
                party={party}
                steps={shown.filter((step) => step.by === party && isOf(step))}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function SideOf({ party, steps }: { party: Party; steps: readonly Step[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ color: 'text.secondary', mb: 0.5 }}>{parties[party]}</Box>
      {steps.length === 0 && (
        <Box sx={{ color: 'text.secondary', bgcolor: 'action.hover', borderRadius: 1.5, p: 1.5 }}>
          Aucune photo
        </Box>
      )}
      {steps.map((step) => (
        <Box key={`${step.at} ${step.event}`} sx={{ mb: 1 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
            }}
          >
            {step.photos.map((url, index) => (
              <PrivatePicture
                key={url}
                url={url}
                alt={`${parties[party]}, ${formatStep(step)}, photo ${index + 1}`}
              />
            ))}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', mt: 0.5 }}>
            {formatStep(step)}, {formatInstant(step.at)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
