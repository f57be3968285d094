import { formatDay } from '@loka/client';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord, SimpleList } from 'react-admin';
import { EmptyList } from './empty-list';
import { RecordLink } from './record-link';
import { ResourceList } from './resource-list';
import { type Status, StatusChip } from './status-chip';

interface NightReportListProps<Report> {
  /** How a night's work ended, under the name of `outcomeField`. */
  outcomeOf: (report: Report) => Status;
  outcomeField: string;
  /** How much was looked at, for lists of cards. */
  extentOf: (report: Report) => string;
  /** Above the list. */
  tabs?: ReactNode;
  /** The columns between the day and the outcome. */
  children: ReactNode;
}

const nothing = (
  <EmptyList>Aucun rapport encore&nbsp;: le premier est fait la nuit prochaine.</EmptyList>
);

/** A report a night, the last one first. */
export function NightReportList<Report extends RaRecord & { day: string }>({
  outcomeOf,
  outcomeField,
  extentOf,
  tabs,
  children,
}: NightReportListProps<Report>) {
  return (
    <ResourceList
      sort={{ field: 'day', order: 'DESC' }}
      tabs={tabs}
      table={
        <DataTable<Report> bulkActionButtons={false} rowClick="show" empty={nothing}>
          <DataTable.Col
            source="day"
            render={({ day }) => <RecordLink>{formatDay(day)}</RecordLink>}
          />
          {children}
          <DataTable.Col
            source={outcomeField}
            disableSort
            render={(report) => <StatusChip status={outcomeOf(report as Report)} />}
          />
        </DataTable>
      }
      cards={
        <SimpleList<Report>
          rowClick="show"
          empty={nothing}
          primaryText={({ day }) => formatDay(day)}
          secondaryText={extentOf}
          tertiaryText={(report) => <StatusChip status={outcomeOf(report)} />}
        />
      }
    />
  );
}
