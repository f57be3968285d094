import { formatDay, today } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { VerificationDetail, VerificationPapers } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Panel } from '../../components/panel';
import { doubtWords } from './doubt-words';

/** Whole years from a day to another; both as `2026-12-01`. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const toCheck = [
  'Le document est lisible, entier et en cours de validité.',
  'Le numéro, le nom et les dates sont ceux du document.',
  'La photo montre la même personne, avec le geste demandé.',
] as const;

/** What was typed of the paper, what is unusual about it, and until it is decided what to look at. */
export function PaperFacts({
  submission,
  papers,
}: {
  submission: VerificationDetail;
  papers: VerificationPapers | undefined;
}) {
  const birthDate = papers?.birthDate ?? null;
  const { status, expiresOn, doubts, papersUntil, papersDeletedAt } = submission;
  const isExpired = expiresOn !== null && expiresOn < today();
  return (
    <Panel title="À comparer avec le document">
      {(doubts.length > 0 || isExpired) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {isExpired && <li>Ce document a expiré depuis la demande.</li>}
            {doubts.map((doubt) => (
              <li key={doubt}>{doubtWords[doubt]}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Facts>
        <Fact name="Naissance">
          {birthDate && `${formatDay(birthDate)} (${yearsBetween(birthDate, today())} ans)`}
        </Fact>
        <Fact name="Expiration">{expiresOn && formatDay(expiresOn)}</Fact>
        {papersUntil && <Fact name="Suppression des pièces">{formatDay(papersUntil)}</Fact>}
        {papersDeletedAt && <Fact name="Pièces supprimées">{formatDay(papersDeletedAt)}</Fact>}
      </Facts>
      {status === 'pending' && (
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, color: 'text.secondary' }}>
          {toCheck.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
