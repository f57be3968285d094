import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { Wallet } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/paths';
import { transactionsQuery } from '../api/list-transactions';
import { BalanceCard } from './balance-card';
import { FrozenNotice } from './frozen-notice';
import { PendingMovements } from './pending-movements';
import { Refunds } from './refunds';
import { Safeguarded } from './safeguarded';
import { Transactions } from './transactions';

/**
 * What a member who never showed an identity sees: the money, what Loka keeps of it, how it came, and
 * what of it can go back to the number that paid.
 */
export function ClosedWallet({ wallet }: { wallet: Wallet }) {
  // No franc came, left or is kept without a line of its own.
  const lines = useInfiniteQuery(transactionsQuery({}));
  if (lines.isPending) return <Skeleton className="h-72 rounded-3xl" />;
  if (lines.data?.pages.every(({ entries }) => entries.length === 0)) {
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
      <Safeguarded />
      <PendingMovements />
      <Refunds frozen={wallet.frozen} />
      <Alert title={`${TITLE}.`} action={toProfile}>
        <p>{RULE} Ce qui vous est remboursé peut déjà payer une location.</p>
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
