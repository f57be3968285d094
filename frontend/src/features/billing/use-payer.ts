import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/features/account';
import type { Phone } from '@/features/payments';
import { VERIFIER } from '@/features/verification';
import { numbersQuery, SUMMARY, walletQuery } from '@/features/wallet';
import { useIsLastSeen } from '@/lib/offline/use-is-last-seen';

/** How a rental is paid: by a phone, by the wallet, or by both. */
export type Payer = Phone & { useWallet: boolean };

/**
 * What the visitor chose, or a start that fits: the preferred number, else the profile's. Neither
 * the wallet nor the numbers hold up a payment when they cannot be read.
 */
export function usePayer(given: Payer | undefined) {
  const { user, status } = useAuth();
  const wallet = useQuery(walletQuery);
  const isOld = useIsLastSeen(SUMMARY);
  const numbers = useQuery({
    ...numbersQuery,
    enabled: user?.verifier === VERIFIER.verified,
  });
  const preferred = numbers.data?.find((number) => number.preferred);

  const payer: Payer = given ?? {
    operator: preferred?.operator,
    phoneNumber: preferred?.phoneNumber ?? user?.phone ?? '',
    useWallet: false,
  };
  return {
    payer,
    /** XAF in the wallet that may be spent now; nothing while only an older balance is known. */
    available: wallet.data && !wallet.data.frozen && !isOld ? wallet.data.withdrawable : 0,
    ready: status !== 'loading' && !wallet.isLoading && !numbers.isLoading,
  };
}
