import { reasonOf } from '@/api/problem';
import { Alert } from './alert';

type FailureProps = { message: string; error: Error };

/** What did not work, and the reason when there is one worth reading. */
export function Failure({ message, error }: FailureProps) {
  const reason = reasonOf(error);
  return (
    <Alert tone="danger" title={message}>
      {reason && reason !== message && <p>{reason}</p>}
    </Alert>
  );
}
