import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { MissingAnswersProps } from './missing-answers';

const MissingAnswers = lazyPart(async () => (await import('./missing-answers')).MissingAnswers);

/** Few rentals come to that. */
export function LateMissingAnswers(props: MissingAnswersProps) {
  return (
    <Suspense>{props.rental.return_status === 'missing' && <MissingAnswers {...props} />}</Suspense>
  );
}
