import { formatFcfa } from '@loka/client';
import type { Operator } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';

type BeyondLimitProps = {
  operator: Operator;
  /** XAF that the phone is to pay. */
  byPhone: number;
  /** XAF that the wallet holds and that is not used yet. */
  unused: number;
};

/** An operator does not move as much at once: how to pay all the same. */
export function BeyondLimit({ operator, byPhone, unused }: BeyondLimitProps) {
  const { most } = operator.limits.collect;
  const missing = byPhone - most - unused;
  return (
    <Alert
      tone="warning"
      title={`${operator.label} ne prend pas plus de ${formatFcfa(most)} à la fois.`}
    >
      <p>
        Il reste {formatFcfa(byPhone)} à payer par mobile money.{' '}
        <span>
          {missing <= 0 ? (
            'Cochez «\u00a0Utiliser mon portefeuille\u00a0» pour payer le reste avec lui.'
          ) : (
            <span>
              Ajoutez d'abord au moins {formatFcfa(missing)} à{' '}
              <TextLink to={paths.wallet}>votre portefeuille</TextLink>, en une ou plusieurs fois,
              puis payez le reste avec lui.
            </span>
          )}
        </span>
      </p>
    </Alert>
  );
}
