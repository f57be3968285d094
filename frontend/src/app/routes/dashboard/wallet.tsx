import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/features/account';
import { OpenPayments } from '@/features/billing';
import { VERIFIER } from '@/features/verification';
import {
  ClosedWallet,
  OpenWallet,
  refundsQuery,
  safeguardedQuery,
  walletQuery,
} from '@/features/wallet';

/* In the address, so that other pages can lead to either tab. */
const TAB_PARAM = 'onglet';
const NUMBERS_TAB = 'numeros';

export default function Wallet() {
  const { user } = useAuth();
  const wallet = useQuery(walletQuery);
  // What stands above the rest comes with it, rather than push it down.
  const refunds = useQuery(refundsQuery);
  const safeguarded = useQuery(safeguardedQuery);
  const isPending = refunds.isPending || safeguarded.isPending;
  const [query, setQuery] = useSearchParams();
  const closed = user?.verifier === VERIFIER.none;

  return (
    <>
      <DashboardTitle title="Portefeuille" />
      {/* Money of a rental that is neither made nor refunded is in no line of the wallet. */}
      <OpenPayments />
      {(wallet.isPending || (isPending && !wallet.isError)) && (
        <Skeleton className="h-72 rounded-3xl" />
      )}
      {wallet.isError && <ErrorState error={wallet.error} onRetry={wallet.refetch} />}
      {wallet.data && !isPending && user && !closed && (
        <OpenWallet
          user={user}
          wallet={wallet.data}
          tab={query.get(TAB_PARAM) === NUMBERS_TAB ? 'numbers' : 'transactions'}
          onTab={(tab) =>
            setQuery(tab === 'numbers' ? { [TAB_PARAM]: NUMBERS_TAB } : {}, { replace: true })
          }
        />
      )}
      {wallet.data && !isPending && closed && <ClosedWallet wallet={wallet.data} />}
    </>
  );
}
