import { useState } from 'react';
import type { User, Wallet } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { VERIFIER } from '@/features/verification';
import { paths } from '@/lib/paths';
import { BalanceCard } from './balance-card';
import { DepositDialog } from './deposit-dialog';
import { FrozenNotice } from './frozen-notice';
import { MonthsChart } from './months-chart';
import { Numbers } from './numbers';
import { Refunds } from './refunds';
import { Transactions } from './transactions';
import { WalletTotals } from './wallet-totals';
import { WithdrawalDialog } from './withdrawal-dialog';

export type WalletTab = 'transactions' | 'numbers';

const TABS = [
  { id: 'transactions', label: 'Transactions' },
  { id: 'numbers', label: 'Moyens de paiement' },
] as const;

type OpenWalletProps = {
  user: User;
  wallet: Wallet;
  tab: WalletTab;
  onTab: (tab: WalletTab) => void;
};

/** All of the wallet; moving money waits for the identity to be verified. */
export function OpenWallet({ user, wallet, tab, onTab }: OpenWalletProps) {
  const [movement, setMovement] = useState<'deposit' | 'withdrawal'>();
  const close = () => setMovement(undefined);
  const verified = user.verifier === VERIFIER.verified;

  return (
    <>
      {wallet.frozen && <FrozenNotice />}
      <BalanceCard wallet={wallet} onMove={verified ? setMovement : undefined} />
      <Refunds frozen={wallet.frozen} />
      {!verified && (
        <Alert
          action={
            user.verifier === VERIFIER.refused && (
              <ButtonLink to={paths.profile} variant="secondary">
                Vérifier mon identité
              </ButtonLink>
            )
          }
        >
          <p>
            Vous pourrez déposer de l'argent, et le retirer vers un autre numéro, dès que votre
            identité sera vérifiée. Ce que contient votre portefeuille y reste en sécurité, et ce
            qui vous est remboursé peut repartir vers le numéro qui a payé.
          </p>
        </Alert>
      )}
      <WalletTotals totals={wallet.totals} />
      <MonthsChart />
      {verified ? (
        <Tabs label="Portefeuille" tabs={TABS} value={tab} onChange={onTab}>
          {tab === 'numbers' ? <Numbers email={user.email} /> : <Transactions />}
        </Tabs>
      ) : (
        <Transactions />
      )}
      {movement === 'deposit' && <DepositDialog balance={wallet.balance} onClose={close} />}
      {movement === 'withdrawal' && (
        <WithdrawalDialog
          wallet={wallet}
          onClose={close}
          onNumbers={() => {
            close();
            onTab('numbers');
          }}
        />
      )}
    </>
  );
}
