import { formatDay, formatFcfa } from '@loka/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Treasury } from '../../api/types';
import { Panel } from '../../components/panel';
import { PlainTable } from '../../components/plain-table';
import { operatorName } from '../payments';
import { SendBackDialog } from './send-back-dialog';

type Unclaimed = Treasury['unclaimed'][number];

/** What came for members whose accounts are deleted, until it went back to the number that paid. */
export function UnclaimedMoney({ unclaimed }: { unclaimed: readonly Unclaimed[] }) {
  const [sent, setSent] = useState<Unclaimed>();
  return (
    <Panel title="Argent non réclamé">
      <PlainTable
        caption="Arrivé pour des comptes supprimés, à renvoyer au numéro qui a payé"
        columns={['Paiement', 'Opérateur', 'Numéro', 'Montant', 'Arrivé le', '']}
        rows={unclaimed.map((money) => ({
          key: money.paymentId,
          cells: [
            money.reference,
            operatorName(money.operator),
            money.phoneNumberFormatted,
            formatFcfa(money.amount),
            formatDay(money.at),
            <Button key="send" size="small" onClick={() => setSent(money)}>
              Enregistrer le renvoi
            </Button>,
          ],
        }))}
      />
      {sent && <SendBackDialog money={sent} onClose={() => setSent(undefined)} />}
    </Panel>
  );
}
