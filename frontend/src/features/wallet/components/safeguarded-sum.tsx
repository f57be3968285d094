import { formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { safeguardedQuery } from '../api/get-safeguarded';

/** Beside a balance: what Loka keeps besides, where there is any. */
export function SafeguardedSum({ className }: { className?: string }) {
  const { data } = useQuery(safeguardedQuery);
  if (!data?.amount) return null;
  return <span className={className}>Gardé par Loka&nbsp;: {formatFcfa(data.amount)}</span>;
}
