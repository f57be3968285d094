import { formatDatedInstant, formatGain } from '@loka/client';
import type { ProposedCorrection } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { correctedAccounts } from './corrected-accounts';
import { correctionStatus } from './correction-words';

/** Who proposes what, for whom and why, and what became of it. */
export function CorrectionFacts({ correction }: { correction: ProposedCorrection }) {
  const { member, account, amount, balance, reason, status } = correction;
  return (
    <Panel title="Correction" action={<StatusChip status={correctionStatus(correction)} />}>
      <Facts>
        <Fact name="Membre">
          <UserLink {...member} />
        </Fact>
        <Fact name="Compte">{correctedAccounts[account]}</Fact>
        <Fact name="Montant">{formatGain(amount)}</Fact>
        <Fact name="Solde actuel">
          <Money francs={balance} />
        </Fact>
        {status === 'proposed' && (
          <Fact name="Après correction">
            <Money francs={balance + amount} />
          </Fact>
        )}
        <Fact name="Raison">{reason}</Fact>
        <Fact name="Proposée par">
          <UserLink {...correction.proposedBy} />
        </Fact>
        <Fact name="Proposée le">{formatDatedInstant(correction.proposedAt)}</Fact>
        {status === 'proposed' && (
          <Fact name="Expire le">{formatDatedInstant(correction.expiresAt)}</Fact>
        )}
        {correction.decidedAt && (
          <Fact name={`${correctionStatus(correction).label} le`}>
            {formatDatedInstant(correction.decidedAt)}
          </Fact>
        )}
        {correction.decidedBy && (
          <Fact name="Par">
            <UserLink {...correction.decidedBy} />
          </Fact>
        )}
        {correction.refusalReason && <Fact name="Raison du refus">{correction.refusalReason}</Fact>}
      </Facts>
    </Panel>
  );
}
