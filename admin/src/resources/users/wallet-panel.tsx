import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import type { User } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { ProposedActs } from '../approvals';
import { Freeze } from './freeze';
import { useMayActOn } from './use-may-act-on';
import { WalletCorrection } from './wallet-correction';

export function WalletPanel({ user }: { user: User }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const mayAct = useMayActOn(user);
  return (
    <Panel title="Portefeuille">
      <Typography variant="h4" component="p">
        <Money francs={user.walletBalance} />
      </Typography>
      {user.upcomingBalance > 0 && (
        <Typography color="textSecondary">
          dont <Money francs={user.upcomingBalance} /> de gains à venir
        </Typography>
      )}
      <CanAccess resource="money" action="correct">
        {mayAct && (
          <Button variant="outlined" fullWidth sx={{ mt: 1.5 }} onClick={() => setCorrecting(true)}>
            Corriger le solde
          </Button>
        )}
        <ProposedActs memberId={user.id} />
      </CanAccess>
      <Freeze user={user} />
      {isCorrecting && <WalletCorrection user={user} onClose={() => setCorrecting(false)} />}
    </Panel>
  );
}
