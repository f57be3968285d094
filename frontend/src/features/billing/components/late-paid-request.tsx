import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { part } from '@/components/ui/part';
import { PAID_PARAM } from '../paid-param';

const PaidRequest = part(
  async () => (await import('./paid-request')).PaidRequest,
  () => null,
);

/** For whoever comes from the till. */
export function LatePaidRequest() {
  const [query] = useSearchParams();
  const id = query.get(PAID_PARAM);
  return <Suspense>{id !== null && <PaidRequest id={id} />}</Suspense>;
}
