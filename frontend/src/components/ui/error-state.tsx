import { RotateCw } from 'lucide-react';
import { Alert } from './alert';
import { Button } from './button';

type ErrorStateProps = {
  /** Said instead of the error's own message. */
  message?: string;
  error: Error;
  onRetry: () => void;
};

/** A call that failed: why, and a way to try again. */
export function ErrorState({ message, error, onRetry }: ErrorStateProps) {
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
          Réessayer
        </Button>
      }
    >
      <p>{message ?? error.message}</p>
    </Alert>
  );
}
