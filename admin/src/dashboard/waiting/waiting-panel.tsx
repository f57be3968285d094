import { formatAge, formatNumber } from '@loka/client';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { readWaiting, type Waiting } from '../../api/dashboard';
import { Panel } from '../../components/panel';
import { useLive } from '../../lib/use-live';
import { listOf, waitingKinds } from './waiting-words';

const everySeconds = 60;

/** What waits for a person now: how much of each kind, and what has waited longest with the way to it. */
export function WaitingPanel() {
  const { data, failure } = useLive(readWaiting, everySeconds);
  return (
    <Panel title="À traiter">
      {failure && <p role="alert">{failure}</p>}
      {!data && !failure && <p role="status">Chargement…</p>}
      {data && <Kinds kinds={data.kinds} />}
      {data && <Oldest oldest={data.oldest} />}
    </Panel>
  );
}

function Kinds({ kinds }: Pick<Waiting, 'kinds'>) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 0.75,
        // Nine kinds: a laptop has them on two lines of about as many.
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {kinds.map(({ kind, count, oldestAt }) => (
        <li key={kind}>
          <ButtonBase
            component={LinkBase}
            to={listOf(waitingKinds[kind])}
            sx={{
              display: 'block',
              width: '100%',
              height: '100%',
              py: 1.25,
              px: 1,
              border: 1,
              borderColor: count ? 'warning.main' : 'divider',
              borderRadius: 1,
              textAlign: 'left',
              bgcolor: count ? 'warning.light' : 'transparent',
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Typography
              component="span"
              variant="h5"
              sx={{ display: 'block', color: count ? 'warning.dark' : 'text.secondary' }}
            >
              {formatNumber(count)}
            </Typography>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {count === 1 ? waitingKinds[kind].one : waitingKinds[kind].many}
            </Box>
            <Box component="span" sx={{ color: count ? 'warning.dark' : 'text.secondary' }}>
              {oldestAt ? `depuis ${waitOf(oldestAt)}` : 'rien'}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** `il y a 3 jours` → `3 jours`. */
const waitOf = (since: string) =>
  formatAge(since)
    .replace(/^il\sy\sa\s/, '')
    .replace("à l'instant", "moins d'une minute");

function Oldest({ oldest }: Pick<Waiting, 'oldest'>) {
  if (oldest.length === 0) return <p>Rien n'attend. Tout est traité.</p>;
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mt: 2 }}>
        Ce qui attend depuis le plus longtemps
      </Typography>
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {oldest.map((one) => (
          <Box
            component="li"
            key={`${one.kind} ${one.id}`}
            sx={{ borderTop: 1, borderColor: 'divider' }}
          >
            <WaitingLink one={one} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function WaitingLink({ one }: { one: Waiting['oldest'][number] }) {
  const { kind, id, title, since, takenBy, involved } = one;
  const { one: name, resource } = waitingKinds[kind];
  return (
    <ButtonBase
      component={LinkBase}
      to={`/${resource}/${id}/show`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        columnGap: 1.5,
        width: '100%',
        py: 0.75,
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ width: '11rem', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="span" sx={{ flex: '1 1 10rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {involved && <Chip size="small" variant="outlined" label="Vous êtes concerné" />}
      {takenBy && <Chip size="small" color="info" label={takenBy} />}
      <Box component="span" sx={{ minWidth: '6.5rem', color: 'text.secondary' }}>
        {waitOf(since)}
      </Box>
    </ButtonBase>
  );
}
