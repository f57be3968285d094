import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { PAID_PARAM } from '../paid-param';

const PaidRequest = lazyPart(async () => (await import('./paid-request')).PaidRequest);

/** For whoever comes from the till. */
export function LatePaidRequest() {
  const [query] = useSearchParams();
  const id = query.get(PAID_PARAM);
  return <Suspense>{id !== null && <PaidRequest id={id} />}</Suspense>;
}
