import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkFailure } from '../lib/use-bulk';

/** Which of several were refused, or may be done without an answer, each with what is known. */
export function BulkFailures({
  failures,
  names,
  onClose,
}: {
  failures: readonly BulkFailure[];
  /** By id, of the page that was shown. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}) {
  const { length } = failures;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-failures">
      <DialogTitle id="bulk-failures">
        {length > 1 ? `${length} éléments à revoir` : 'Un élément à revoir'}
      </DialogTitle>
      <DialogContent>
        <ul>
          {failures.map(({ id, message }) => (
            <li key={id}>
              <strong>{names.get(id) ?? 'Sur une autre page'}</strong>
              {'\u00a0'}: {message}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  );
}
