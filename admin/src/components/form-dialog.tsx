import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormEvent, ReactNode } from 'react';

const wideOnPhones = {
  '& .MuiDialog-paper': { mx: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } },
};

/** What is asked scrolls between its title and what is done about it, which stay in sight. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** A form in a window of its own, which is sent or given up. */
export function FormDialog({
  title,
  submitLabel,
  cancelLabel = 'Annuler',
  color = 'primary',
  disabled,
  failure,
  maxWidth = 'xs',
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submitLabel: string;
  /** What giving it up is called, where that would be mistaken for what it does. */
  cancelLabel?: string;
  color?: 'primary' | 'error';
  /** Whether it cannot be sent as it is, or is being sent. */
  disabled: boolean;
  /** Why it was not done; what was typed stays. */
  failure?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} sx={wideOnPhones}>
      <form onSubmit={submit} style={column}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {children}
          {failure && (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" variant="contained" color={color} disabled={disabled}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
