import { formatAge, formatFcfa } from '@loka/client';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { type FollowedState, type OpsPayment, readFollowedPayments } from '../api/dashboard';
import { Panel } from '../components/panel';
import { PlainTable } from '../components/plain-table';
import { StatusChip } from '../components/status-chip';
import { useLive } from '../lib/use-live';
import { operatorName, paymentStatuses, purposes } from '../resources/payments';

const everySeconds = 30;

const reads = {
  underway: (signal: AbortSignal) => readFollowedPayments('underway', signal),
  review: (signal: AbortSignal) => readFollowedPayments('review', signal),
  failed: (signal: AbortSignal) => readFollowedPayments('failed', signal),
} satisfies Record<FollowedState, unknown>;

const captions: Record<FollowedState, string> = {
  underway: 'Les plus anciens paiements en route',
  review: 'Les plus anciens paiements à examiner par un administrateur',
  failed: 'Les derniers paiements échoués',
};

/** The payments that an alert may be about, one by one: what to look for in the log, and to ask the gateway. */
export function FollowedPayments() {
  const [state, setState] = useState<FollowedState>('review');
  return (
    <Panel title="Paiements un par un">
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Paiements montrés"
        value={state}
        onChange={(_, chosen: FollowedState | null) => chosen && setState(chosen)}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="review">À examiner</ToggleButton>
        <ToggleButton value="underway">En route</ToggleButton>
        <ToggleButton value="failed">Échoués</ToggleButton>
      </ToggleButtonGroup>
      <Rows key={state} state={state} />
    </Panel>
  );
}

function Rows({ state }: { state: FollowedState }) {
  const { data, failure } = useLive(reads[state], everySeconds);
  if (failure) return <p role="alert">{failure}</p>;
  if (!data) return <p role="status">Chargement…</p>;
  if (data.length === 0) return <p>Aucun.</p>;
  return (
    <PlainTable
      caption={captions[state]}
      columns={[
        'Référence',
        'Pour',
        'Montant',
        'Opérateur',
        'Statut',
        'Depuis',
        'Motif et réponse',
      ]}
      rows={data.map((payment) => ({ key: payment.id, cells: cellsOf(payment) }))}
    />
  );
}

function cellsOf(payment: OpsPayment) {
  const { id, reference, gatewayReference, purpose, amount, operator, status } = payment;
  const { reviewReason, failureReason, detail } = payment;
  return [
    <References key="reference" names={[reference, gatewayReference, id]} />,
    purposes[purpose],
    formatFcfa(amount),
    operatorName(operator),
    <StatusChip key="status" status={paymentStatuses[status]} />,
    formatAge(payment.changedAt),
    // As the runbook and the log name them.
    <span key="detail" lang="en">
      {[reviewReason, failureReason, detail].filter(Boolean).join(' · ')}
    </span>,
  ];
}

/** Ours, the gateway's, and the id that the log's lines have. */
function References({ names: [reference, ...others] }: { names: (string | null)[] }) {
  return (
    <>
      {reference}
      {others.map(
        (name) =>
          name && (
            <Box key={name} sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
              {name}
            </Box>
          ),
      )}
    </>
  );
}
