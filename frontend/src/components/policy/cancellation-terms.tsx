import { formatBefore, startOfDay } from '@loka/client';
import { usePolicy } from '@/api/get-public-config';

const MS_PER_HOUR = 3_600_000;

type CancellationTermsProps = { start: string; isDelivered: boolean };

/** What a renter who cancels gets back of the rent, with the times of the chosen start. */
export function CancellationTerms({ start, isDelivered }: CancellationTermsProps) {
  const policy = usePolicy();
  if (!policy) return null;
  const { fullRefundHours, partialRefundHours, partialRefundPercent } = policy;
  const steps = [
    { percent: 100, hours: fullRefundHours },
    { percent: partialRefundPercent, hours: partialRefundHours },
  ]
    .map(({ percent, hours }) => ({ percent, until: startOfDay(start) - hours * MS_PER_HOUR }))
    .filter(({ until }) => until > Date.now());
  return (
    <div className="text-ink-500 text-sm">
      <p className="font-medium text-ink-700">
        Ce qui vous est remboursé si vous annulez une location acceptée{'\u00a0'}:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {steps.map(({ percent, until }) => (
          <li key={percent}>
            {`${formatBefore(new Date(until).toISOString())}, ${percent}\u00a0% du prix`}
          </li>
        ))}
        <li>{steps.length > 0 ? 'ensuite, rien du prix' : 'rien du prix'}</li>
        {isDelivered && <li>la livraison en entier, tant qu'elle n'a pas été faite</li>}
        <li>la caution, toujours</li>
      </ul>
    </div>
  );
}
