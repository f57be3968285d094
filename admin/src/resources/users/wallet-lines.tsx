import { formatDatedInstant, formatFcfa, formatGain, messageOf, type Schemas } from '@loka/client';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';
import { getWalletLines } from '../../api/member';

/** What the member gained and gave, as they see it, page after page. */
export function WalletLines({ userId }: { userId: string }) {
  const [lines, setLines] = useState<Schemas['WalletEntry'][]>();
  const [next, setNext] = useState<string>();
  /** Where the page begins that is read; the first one without. */
  const [cursor, setCursor] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const abort = new AbortController();
    getWalletLines(userId, cursor, abort.signal)
      .then((page) => {
        setLines((known = []) => (cursor ? [...known, ...page.lines] : page.lines));
        setNext(page.next);
      })
      .catch((error: Error) => {
        if (!abort.signal.aborted) setFailure(messageOf(error));
      });
    return () => abort.abort();
  }, [userId, cursor]);

  if (failure) return <p role="alert">{failure}</p>;
  if (!lines) return <p role="status">Chargement…</p>;
  if (lines.length === 0) return <p>Aucune opération.</p>;
  return (
    <>
      <List dense disablePadding>
        {lines.map(({ id, label, amount, paid, balance, reference, createdAt }) => (
          <ListItem key={id} disableGutters divider>
            <ListItemText
              primary={label}
              secondary={[formatDatedInstant(createdAt), `solde ${formatFcfa(balance)}`, reference]
                .filter(Boolean)
                .join(' · ')}
            />
            {paid > 0 ? formatFcfa(paid) : formatGain(amount)}
          </ListItem>
        ))}
      </List>
      {next && (
        <Button disabled={next === cursor} onClick={() => setCursor(next)}>
          Opérations plus anciennes
        </Button>
      )}
    </>
  );
}
