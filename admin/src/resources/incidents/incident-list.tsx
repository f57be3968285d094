import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CanAccess, DataTable, useListContext } from 'react-admin';
import type { OperatorIncident } from '../../api/types';
import { EmptyList } from '../../components/empty-list';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { TabRow } from '../../components/tab-row';
import { IncidentActs } from './incident-acts';
import { IncidentDialog } from './incident-dialog';
import { durationOf, incidentStatus, reasonsOf, tabs } from './incident-words';

/** When operators were down, how long and why; newest first. */
export function IncidentList() {
  return (
    <ResourceList
      sort={{ field: 'startedAt', order: 'DESC' }}
      tabs={
        <TabRow
          tabs={<StatusTabs choices={tabs} />}
          action={
            <CanAccess resource="incident-acts" action="create">
              <Declare />
            </CanAccess>
          }
        />
      }
      table={<IncidentTable />}
      cards={<IncidentCards />}
    />
  );
}

function Declare() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ p: 1, ml: 'auto' }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Déclarer une panne
      </Button>
      {isOpen && <IncidentDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

const nothing = <EmptyList>Aucune panne dans cette liste.</EmptyList>;

function IncidentTable() {
  return (
    <DataTable<OperatorIncident> bulkActionButtons={false} empty={nothing} rowClick={false}>
      <DataTable.Col<OperatorIncident>
        source="operator"
        disableSort
        render={({ operatorLabel }) => operatorLabel}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <DataTable.Col<OperatorIncident>
        source="status"
        disableSort
        render={(incident) => <StatusChip status={incidentStatus(incident)} />}
      />
      <DataTable.Col<OperatorIncident>
        source="startedAt"
        render={({ startedAt }) => formatDatedInstant(startedAt)}
      />
      <DataTable.Col<OperatorIncident> source="duration" disableSort render={durationOf} />
      <DataTable.Col<OperatorIncident>
        source="reason"
        disableSort
        render={reasonsOf}
        sx={{ overflowWrap: 'anywhere', minWidth: '12rem' }}
      />
      <DataTable.Col<OperatorIncident> source="by" disableSort render={peopleOf} />
      <DataTable.Col<OperatorIncident>
        label="Agir"
        align="right"
        render={(incident) => <IncidentActs incident={incident} />}
      />
    </DataTable>
  );
}

function IncidentCards() {
  const { data = [] } = useListContext<OperatorIncident>();
  if (data.length === 0) return nothing;
  return (
    <Stack spacing={1} sx={{ p: 1 }}>
      {data.map((incident) => (
        <Card key={incident.id} variant="outlined" sx={{ p: 1.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{incident.operatorLabel}</Typography>
            <StatusChip status={incidentStatus(incident)} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {formatDatedInstant(incident.startedAt)} · {durationOf(incident)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
            {reasonsOf(incident)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {peopleOf(incident)}
          </Typography>
          <IncidentActs incident={incident} />
        </Card>
      ))}
    </Stack>
  );
}

/** Who declared it, who blocked payments later, and who ended or dismissed it. */
function peopleOf({ declaredBy, blockedBy, closedBy }: OperatorIncident): string {
  return [...new Set([declaredBy?.name, blockedBy?.name, closedBy?.name].filter(Boolean))].join(
    ', ',
  );
}
