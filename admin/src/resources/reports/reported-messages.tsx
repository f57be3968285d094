import { formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReportContextLine } from '../../api/types';
import { Panel } from '../../components/panel';
import { PrivatePicture } from '../../components/private-picture';
import { UserLink } from '../../components/user-link';
import { useContextLines } from './use-context-lines';

/** A reported message among those before and after it, with their pictures. */
export function ReportedMessages({ id }: { id: string }) {
  const { lines, failure } = useContextLines(id);
  return (
    <Panel title="Dans la conversation">
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Lu pour ce signalement seulement{'\u00a0'}: votre lecture est notée dans le journal.
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {!lines && !failure && <Skeleton variant="rounded" height={160} />}
      {lines?.length === 0 && <Typography>Cette conversation a été supprimée.</Typography>}
      {lines && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

const marked = { borderColor: 'error.main', bgcolor: 'background.default' };

function Line({ line: { author, text, pictures, at, reported } }: { line: ReportContextLine }) {
  return (
    <Box
      component="li"
      sx={{
        ...{ pl: 1.5, py: 0.5, borderLeft: 3, borderColor: 'divider' },
        ...(reported && marked),
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <UserLink {...author} />, {formatDatedInstant(at)}
        {reported && (
          <Box component="strong" sx={{ color: 'error.main' }}>
            {' '}
            · Message signalé
          </Box>
        )}
      </Box>
      {text && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>}
      {pictures.length > 0 && (
        <Box
          sx={{
            ...{ display: 'grid', gap: 1, mt: 1, maxWidth: '28rem' },
            gridTemplateColumns: 'repeat(2, 1fr)',
          }}
        >
          {pictures.map((url, index) => (
            <PrivatePicture key={url} url={url} alt={`Photo ${index + 1} du message`} />
          ))}
        </Box>
      )}
    </Box>
  );
}
