import { formatDatedInstant } from '@loka/client';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { Approval } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { approvalStatus } from './approval-words';

/** Who proposes what and why, and what became of it. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const { kindName, facts, link, reason, status } = approval;
  return (
    <Panel title={kindName} action={<StatusChip status={approvalStatus(approval)} />}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        <Fact name="Raison">{reason}</Fact>
        <Fact name="Proposé par">
          <UserLink {...approval.proposedBy} />
        </Fact>
        <Fact name="Proposé le">{formatDatedInstant(approval.proposedAt)}</Fact>
        {status === 'proposed' && (
          <Fact name="Expire le">{formatDatedInstant(approval.expiresAt)}</Fact>
        )}
        {approval.decidedAt && (
          <Fact name={`${approvalStatus(approval).label} le`}>
            {formatDatedInstant(approval.decidedAt)}
          </Fact>
        )}
        {approval.decidedBy && (
          <Fact name="Par">
            <UserLink {...approval.decidedBy} />
          </Fact>
        )}
        {approval.refusalReason && <Fact name="Raison du refus">{approval.refusalReason}</Fact>}
      </Facts>
      {link && (
        <Link component={LinkBase} to={link} sx={{ display: 'inline-block', mt: 1.5 }}>
          Voir ce que cela concerne
        </Link>
      )}
    </Panel>
  );
}
