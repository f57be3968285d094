import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { Payment } from '../../api/types';
import { Dotted } from '../../components/dotted';
import { Money } from '../../components/money';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { PaymentAmount } from './payment-amount';
import { operatorName, paymentStatuses, purposeChoices, purposes } from './payment-status';

const tabs = Object.entries(paymentStatuses).map(([id, { label }]) => ({ id, name: label }));
const filters = [
  <SearchInput key="q" source="q" placeholder="Référence ou numéro" resettable alwaysOn />,
  <SelectInput key="purpose" source="purpose" choices={purposeChoices} alwaysOn />,
];

export function PaymentList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      tabs={<StatusTabs choices={tabs} />}
      table={<PaymentTable />}
      cards={<PaymentCards />}
    />
  );
}

function PaymentTable() {
  return (
    <DataTable<Payment> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<Payment>
        source="reference"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ reference }) => <RecordLink>{reference}</RecordLink>}
      />
      <DataTable.Col<Payment>
        source="purpose"
        disableSort
        render={({ purpose, itemTitle }) => (
          <>
            {purposes[purpose]}
            {itemTitle && <Box sx={{ color: 'text.secondary' }}>{itemTitle}</Box>}
          </>
        )}
      />
      <DataTable.Col source="payerName" disableSort />
      <DataTable.Col<Payment>
        source="operator"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ operator, phoneNumberFormatted }) => (
          <>
            {operatorName(operator)}
            <br />
            {phoneNumberFormatted}
          </>
        )}
      />
      <DataTable.Col<Payment>
        align="right"
        source="amount"
        render={(payment) => <PaymentAmount payment={payment} />}
      />
      <DataTable.Col<Payment>
        source="status"
        disableSort
        render={({ status }) => <StatusChip status={paymentStatuses[status]} />}
      />
      <DataTable.Col<Payment>
        source="createdAt"
        render={({ createdAt }) => formatDatedInstant(createdAt)}
      />
    </DataTable>
  );
}

function PaymentCards() {
  return (
    <SimpleList<Payment>
      rowClick="show"
      primaryText={({ payerName }) => payerName}
      secondaryText={({ purpose, amount, walletAmount, createdAt }) => (
        <Dotted>
          {purposes[purpose]}
          <Money francs={amount + walletAmount} />
          {formatDatedInstant(createdAt)}
        </Dotted>
      )}
      tertiaryText={({ status }) => <StatusChip status={paymentStatuses[status]} />}
    />
  );
}
