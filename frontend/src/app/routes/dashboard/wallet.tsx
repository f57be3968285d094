import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { DashboardTitle } from '@/components/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/features/account';
import { VERIFIER } from '@/features/verification';
import { TransactionList, WalletSummary, walletQuery } from '@/features/wallet';
import { paths } from '../../paths';

export default function Wallet() {
  const { user } = useAuth();
  const wallet = useQuery(walletQuery);
  const closed = user?.verifier === VERIFIER.none;

  return (
    <>
      <DashboardTitle title="Portefeuille" />
      {wallet.isPending && <Skeleton className="h-72 rounded-3xl" />}
      {wallet.isError && <ErrorState error={wallet.error} onRetry={wallet.refetch} />}
      {wallet.data && (!closed || wallet.data.balance > 0) && (
        <WalletSummary wallet={wallet.data} />
      )}
      {closed ? <Closed /> : <TransactionList />}
    </>
  );
}

function Closed() {
  return (
    <Card>
      <EmptyState
        icon={ShieldAlert}
        title="Votre identité n'est pas encore vérifiée"
        action={<ButtonLink to={paths.profile}>Vérifier mon identité</ButtonLink>}
      >
        Le portefeuille s'ouvre aux personnes que nous avons identifiées. Ce qui vous est remboursé
        y reste en sécurité en attendant.
      </EmptyState>
    </Card>
  );
}
