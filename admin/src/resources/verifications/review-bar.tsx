import { formatAge, formatNumber } from '@loka/client';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { VerificationDetail, VerificationReview } from '../../api/types';
import { useKeysSetting } from './use-review-keys';

/** How far the reviewer has come today, and who looks at the submission. */
export function ReviewBar({
  submission: { status, createdAt },
  review,
  failure,
}: {
  submission: VerificationDetail;
  review: VerificationReview | undefined;
  /** Why it is not known who looks at it. */
  failure: string | undefined;
}) {
  const [isOn, setOn] = useKeysSetting();
  if (status !== 'pending') return null;
  const { position = null, total = 0, claim = null } = review ?? {};
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        {position !== null && (
          <Typography variant="h6" component="p">
            {formatNumber(position)} sur {formatNumber(total)}
          </Typography>
        )}
        <Typography sx={{ color: 'text.secondary' }}>Envoyée {formatAge(createdAt)}</Typography>
        {claim?.isOwn && <Chip size="small" variant="outlined" label="Vous la regardez" />}
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label="Raccourcis clavier"
          sx={{ ml: { sm: 'auto' }, '@media (hover: none)': { display: 'none' } }}
        />
      </Stack>
      {claim && !claim.isOwn && (
        <Alert severity="info" role="status">
          {claim.name} la regarde. Dès qu'une décision est prise, la demande suivante s'ouvre.
        </Alert>
      )}
      {failure && (
        <Alert severity="warning" role="status">
          {failure}
        </Alert>
      )}
    </Stack>
  );
}
