import { messageOf } from '@loka/client';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '@/api/problem';
import { Alert } from './alert';
import { Button } from './button';

type ErrorStateProps = {
  /** Said instead of the error's own message. */
  message?: string | undefined;
  error: Error;
  onRetry: () => void;
  /** Offered where the same call would be refused again. */
  wayOut?: ReactNode;
};

/** A call that failed: why, and a way to try again where that can help. */
export function ErrorState({ message, error, onRetry, wayOut }: ErrorStateProps) {
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      <RotateCw size={16} aria-hidden />
      Réessayer
    </Button>
  );
  return (
    <Alert tone="danger" action={isFinal(error) ? wayOut : retry}>
      <p>{message ?? messageOf(error)}</p>
    </Alert>
  );
}
