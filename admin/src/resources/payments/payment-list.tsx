import { DataTable, SimpleList } from 'react-admin';
import type { Payment } from '../../api/types';
import { Money } from '../../components/money';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { formatMoment } from '../../lib/format';
import { operatorName, paymentStatuses } from './payment-status';

const tabs = Object.entries(paymentStatuses).map(([id, { label }]) => ({ id, name: label }));

export function PaymentList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      tabs={<StatusTabs choices={tabs} />}
      table={<PaymentTable />}
      cards={<PaymentCards />}
    />
  );
}

function PaymentTable() {
  return (
    <DataTable<Payment> bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="reference" disableSort />
      <DataTable.Col source="payerName" disableSort />
      <DataTable.Col source="itemTitle" disableSort />
      <DataTable.Col<Payment>
        source="operator"
        disableSort
        render={({ operator }) => operatorName(operator)}
      />
      <DataTable.Col source="phoneNumber" disableSort />
      <DataTable.Col<Payment>
        align="right"
        source="amount"
        render={({ amount }) => <Money francs={amount} />}
      />
      <DataTable.Col<Payment>
        source="status"
        disableSort
        render={({ status }) => <StatusChip status={paymentStatuses[status]} />}
      />
      <DataTable.Col<Payment>
        source="createdAt"
        render={({ createdAt }) => formatMoment(createdAt)}
      />
    </DataTable>
  );
}

function PaymentCards() {
  return (
    <SimpleList<Payment>
      rowClick="show"
      primaryText={({ payerName }) => payerName}
      secondaryText={({ amount, createdAt }) => (
        <>
          <Money francs={amount} /> · {formatMoment(createdAt)}
        </>
      )}
      tertiaryText={({ status }) => <StatusChip status={paymentStatuses[status]} />}
    />
  );
}
