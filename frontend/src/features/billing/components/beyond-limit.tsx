import { formatFcfa } from '@loka/client';
import type { Operator } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';

type BeyondLimitProps = {
  operator: Operator;
  /** XAF that the phone is to pay. */
  byPhone: number;
  /** Whether the wallet holds something that is not used yet. */
  offersWallet: boolean;
};

/** An operator does not move as much at once: how to pay all the same. */
export function BeyondLimit({ operator, byPhone, offersWallet }: BeyondLimitProps) {
  const { most } = operator.limits.collect;
  return (
    <Alert
      tone="warning"
      title={`${operator.label} ne prend pas plus de ${formatFcfa(most)} à la fois.`}
    >
      <p>
        Il reste {formatFcfa(byPhone)} à payer par mobile money.{' '}
        {offersWallet ? (
          'Cochez « Utiliser mon portefeuille » pour en payer une partie.'
        ) : (
          <>
            Déposez d'abord au moins {formatFcfa(byPhone - most)} sur{' '}
            <TextLink to={paths.wallet}>votre portefeuille</TextLink>, puis payez cette partie avec
            lui.
          </>
        )}
      </p>
    </Alert>
  );
}
