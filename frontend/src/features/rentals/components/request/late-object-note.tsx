import type { Quote } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { LATE_OBJECT } from '../../delay-words';

/** What a payer has to know of an object that its renter has not given back in time. */
export function LateObjectNote({ quote }: { quote: Quote }) {
  if (!quote.late) return null;
  return (
    <Alert tone="warning" title={LATE_OBJECT.what}>
      <p>{LATE_OBJECT.forRenter}</p>
    </Alert>
  );
}
