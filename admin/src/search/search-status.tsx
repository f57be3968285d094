import { plural } from '@loka/client';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../lib/visually-hidden';

interface Found {
  isAsked: boolean;
  isSearching: boolean;
  hits: readonly unknown[];
  failure: string | undefined;
}

/** What has become of a search, read aloud as it changes; what was found is to be seen anyway. */
export function SearchStatus(found: Found) {
  const { hits, failure } = found;
  return (
    <Typography
      role="status"
      color="text.secondary"
      sx={hits.length > 0 || failure ? visuallyHidden : { px: 2, py: 2 }}
    >
      {inWords(found)}
    </Typography>
  );
}

function inWords({ isAsked, isSearching, hits, failure }: Found): string {
  if (!isAsked) {
    return "Un nom, une adresse e-mail, un téléphone, un numéro de Mobile Money, une référence de paiement, un numéro de contrat ou de reçu, un identifiant, un titre d'objet.";
  }
  if (isSearching) return 'Recherche en cours…';
  // Said by the alert.
  if (failure) return '';
  return hits.length > 0 ? plural(hits.length, 'résultat') : 'Aucun résultat.';
}
