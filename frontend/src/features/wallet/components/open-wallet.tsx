import { Smartphone } from 'lucide-react';
import type { User, Wallet } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLateDialog } from '@/components/ui/late-dialog';
import { Tabs } from '@/components/ui/tabs';
import { VERIFIER } from '@/features/verification';
import { useIsLastSeen } from '@/lib/offline/use-is-last-seen';
import { paths } from '@/lib/paths';
import { SUMMARY } from '../seen-names';
import { BalanceCard } from './balance-card';
import { FrozenNotice } from './frozen-notice';
import { HeldNotice } from './held-notice';
import { MonthsChart } from './months-chart';
import { Numbers } from './numbers';
import { PendingMovements } from './pending-movements';
import { Refunds } from './refunds';
import { Safeguarded } from './safeguarded';
import { Transactions } from './transactions';
import { WalletTotals } from './wallet-totals';

export type WalletTab = 'transactions' | 'numbers';

const TABS = [
  { id: 'transactions', label: 'Transactions' },
  { id: 'numbers', label: 'Moyens de paiement' },
] as const;

const loadDeposit = async () => (await import('./deposit-dialog')).DepositDialog;
const loadWithdrawal = async () => (await import('./withdrawal-dialog')).WithdrawalDialog;

type OpenWalletProps = {
  user: User;
  wallet: Wallet;
  tab: WalletTab;
  onTab: (tab: WalletTab) => void;
};

/** All of the wallet; moving money waits for the identity to be verified. */
export function OpenWallet({ user, wallet, tab, onTab }: OpenWalletProps) {
  const deposit = useLateDialog(loadDeposit);
  const withdrawal = useLateDialog(loadWithdrawal);
  const { Dialog: Deposit } = deposit;
  const { Dialog: Withdrawal } = withdrawal;
  const verified = user.verifier === VERIFIER.verified;
  // An older balance is to be read, and says nothing of what can be withdrawn now.
  const isOld = useIsLastSeen(SUMMARY);

  return (
    <>
      {wallet.frozen && <FrozenNotice />}
      {wallet.held > 0 && <HeldNotice {...wallet} />}
      <BalanceCard
        wallet={wallet}
        moves={verified && !isOld ? { deposit, withdrawal } : undefined}
      />
      <Safeguarded />
      <PendingMovements />
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
            identité sera vérifiée. Ce que contient votre portefeuille y reste en sécurité.
          </p>
        </Alert>
      )}
      <WalletTotals totals={wallet.totals} />
      <Tabs label="Portefeuille" tabs={TABS} value={tab} onChange={onTab}>
        {tab === 'transactions' && <Transactions />}
        {tab === 'numbers' && verified && <Numbers email={user.email} />}
        {tab === 'numbers' && !verified && (
          <EmptyState icon={Smartphone} title="Vos numéros de mobile money">
            Vous pourrez les enregistrer ici dès que votre identité sera vérifiée.
          </EmptyState>
        )}
      </Tabs>
      <MonthsChart />
      {Deposit && deposit.shown.open && (
        <Deposit balance={wallet.balance} onClose={deposit.shown.onClose} />
      )}
      {Withdrawal && withdrawal.shown.open && (
        <Withdrawal
          wallet={wallet}
          onClose={withdrawal.shown.onClose}
          onNumbers={() => {
            withdrawal.shown.onClose();
            onTab('numbers');
          }}
        />
      )}
    </>
  );
}
