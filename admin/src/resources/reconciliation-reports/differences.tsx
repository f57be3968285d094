import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ReconciliationReport } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { paymentStatuses } from '../payments';
import { type Difference, differenceNames, gatewayStatuses } from './difference-words';
import { PaymentNamed } from './payment-named';

/** The payments on which the books disagree, each with what both say and the way to it. */
export function Differences({
  report: { differences, compared },
}: {
  report: ReconciliationReport;
}) {
  return (
    <Panel title="Écarts">
      <span>
        {differences.length === 0 &&
          (compared > 0
            ? "Les paiements comparés concordent avec ceux de l'opérateur."
            : "Aucun paiement n'a pu être comparé.")}
      </span>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differences.map((difference) => (
          <DifferenceRow key={difference.paymentId} difference={difference} />
        ))}
      </Box>
    </Panel>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { kind, status, amount } = difference;
  const { gatewayStatus, gatewayAmount, fees, gatewayFees } = difference;
  const showsFees = kind === 'other-fees';
  return (
    <Box component="li" sx={row}>
      <PaymentNamed payment={difference} />
      <strong>{differenceNames[kind]}</strong>
      <Side name="Chez nous">
        {paymentStatuses[status].label}, <Money francs={amount} />
        {showsFees && <Fees francs={fees} otherwise="frais inconnus" />}
      </Side>
      <Side name="Chez l'opérateur">
        {gatewayStatus ? gatewayStatuses[gatewayStatus] : 'Sans réponse'}
        {gatewayAmount !== null && (
          <span>
            , <Money francs={gatewayAmount} />
          </span>
        )}
        {showsFees && <Fees francs={gatewayFees} otherwise="frais illisibles" />}
      </Side>
    </Box>
  );
}

function Fees({ francs, otherwise }: { francs: number | null; otherwise: string }) {
  return (
    <div>
      {francs === null ? (
        otherwise
      ) : (
        <span>
          frais <Money francs={francs} />
        </span>
      )}
    </div>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box sx={{ color: 'text.secondary' }}>{name}</Box>
      {children}
    </div>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', lg: '10rem 1fr 1fr 1fr' },
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
};
