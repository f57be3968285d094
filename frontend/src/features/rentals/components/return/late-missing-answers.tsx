import { Suspense } from 'react';
import { part } from '@/components/ui/part';
import type { MissingAnswersProps } from './missing-answers';

const MissingAnswers = part(
  async () => (await import('./missing-answers')).MissingAnswers,
  () => null,
);

/** Few rentals come to that. */
export function LateMissingAnswers(props: MissingAnswersProps) {
  return (
    <Suspense>{props.rental.return_status === 'missing' && <MissingAnswers {...props} />}</Suspense>
  );
}
