import { PasskeyNotUsed, UNEXPECTED } from '@loka/client';
import { Failure } from '@/components/ui/failure';

type PasskeyFailureProps = { error: Error | null; message?: string };

/** Whoever closed the window of the browser is told so; anything else is an error. */
export function PasskeyFailure({ error, message = UNEXPECTED }: PasskeyFailureProps) {
  if (!error) return null;
  const text = error instanceof PasskeyNotUsed ? error.message : message;
  return <Failure message={text} error={error} />;
}
