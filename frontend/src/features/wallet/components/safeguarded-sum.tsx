import { formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { safeguardedQuery } from '../api/get-safeguarded';

/** Beside a balance: what Loka keeps besides, where there is any; in fewer words on a phone. */
export function SafeguardedSum({ className }: { className?: string }) {
  const { data } = useQuery(safeguardedQuery);
  if (!data?.amount) return null;
  return (
    <span className={className}>
      Gardé<span className="max-lg:sr-only"> par Loka</span>&nbsp;: {formatFcfa(data.amount)}
    </span>
  );
}
