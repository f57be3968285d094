import { ShieldAlert } from 'lucide-react';
import type { Wallet } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';
import { BalanceCard } from './balance-card';
import { FrozenNotice } from './frozen-notice';
import { PendingMovements } from './pending-movements';
import { Refunds } from './refunds';
import { Transactions } from './transactions';

/**
 * What a member who never showed an identity sees: the money, how it came, and what of it can go
 * back to the number that paid.
 */
export function ClosedWallet({ wallet }: { wallet: Wallet }) {
  const { received, refunded, spent } = wallet.totals;
  const isUsed = wallet.balance > 0 || wallet.inTransit > 0 || received + refunded + spent > 0;
  if (!isUsed) {
    return (
      <Card>
        <EmptyState icon={ShieldAlert} title={TITLE} action={toProfile}>
          Vos remboursements arriveront ici. {RULE}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {wallet.frozen && <FrozenNotice />}
      <BalanceCard wallet={wallet} />
      <PendingMovements />
      <Refunds frozen={wallet.frozen} />
      <Alert title={`${TITLE}.`} action={toProfile}>
        <p>
          {RULE} Ce qui vous est remboursé peut déjà payer une location, ou repartir vers le numéro
          qui a payé.
        </p>
      </Alert>
      <section aria-labelledby="history" className="grid gap-4">
        <h2 id="history" className="text-2xl">
          Historique
        </h2>
        <Transactions filtered={false} />
      </section>
    </>
  );
}

const TITLE = "Votre identité n'est pas encore vérifiée";
const RULE =
  "Déposer de l'argent, ou le retirer vers un numéro de votre choix, demande une identité vérifiée.";

const toProfile = (
  <ButtonLink to={paths.profile} variant="secondary">
    Vérifier mon identité
  </ButtonLink>
);
