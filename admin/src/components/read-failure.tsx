import { messageOf } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Instead of what could not be read: that there is nothing, or that it does not exist, would be wrong. */
export function ReadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
