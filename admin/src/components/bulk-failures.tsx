import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkFailure } from '../lib/use-bulk';

/** Which of several were refused, each with the reason. */
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
        {length > 1 ? `${length} éléments n'ont pas changé` : "Un élément n'a pas changé"}
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
