import { formatDatedInstant } from '@loka/client';
import type { Payment } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { isPayout, operatorName, paymentStatuses, purposes } from './payment-status';
import { StepSentence } from './step-sentence';

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { purpose, amount, walletAmount, movedAmount, gatewayFees, failureCode } = payment;
  return (
    <Panel
      title={purposes[purpose]}
      action={<StatusChip status={paymentStatuses[payment.status]} />}
    >
      <Facts>
        <Fact name="Montant">
          <strong>
            <Money francs={amount + walletAmount} />
          </strong>
        </Fact>
        {walletAmount > 0 && (
          <>
            <Fact name="Du portefeuille">
              <Money francs={walletAmount} />
            </Fact>
            <Fact name="Par mobile money">
              <Money francs={amount} />
            </Fact>
          </>
        )}
        {movedAmount !== null && (
          <Fact name={isPayout(payment) ? 'Réellement versé' : 'Réellement reçu'}>
            <strong>
              <Money francs={movedAmount} />
            </strong>
          </Fact>
        )}
        <Fact name="Membre">
          <UserLink id={payment.payerId} name={payment.payerName} />
        </Fact>
        <Fact name="Moyen">{operatorName(payment.operator)}</Fact>
        {amount > 0 && (
          <>
            <Fact name="Numéro">{payment.phoneNumberFormatted}</Fact>
            <Fact name="Chez l'opérateur">{payment.gatewayReference}</Fact>
            <Fact name="Frais pour Loka">
              {gatewayFees !== null && <Money francs={gatewayFees} />}
            </Fact>
          </>
        )}
        <Fact name="Référence">
          <code>{payment.reference}</code>
        </Fact>
        <Fact name="Créé le">{formatDatedInstant(payment.createdAt)}</Fact>
        <Fact name="Décidé le">{payment.decidedAt && formatDatedInstant(payment.decidedAt)}</Fact>
        {failureCode && (
          <Fact name="Motif de l'échec">
            <StepSentence to="failed" detail={failureCode} />
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
