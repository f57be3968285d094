import { formatNumber, messageOf } from '@loka/client';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, type RaRecord, SimpleList, useGetList } from 'react-admin';
import { listPath } from '../../lib/list-path';

/** Further ones are found in the list of the resource. */
const MANY = 25;

/** What a resource has of a member, newest first. */
export function MemberList<Row extends RaRecord>({
  resource,
  filter = {},
  sortedBy = 'createdAt',
  nothing,
  opens = true,
  primary,
  secondary,
  tertiary,
}: {
  resource: string;
  filter?: Record<string, string>;
  sortedBy?: string;
  /** Said when there is none. */
  nothing: string;
  /** Whether a row leads to its own page. */
  opens?: boolean;
  primary: (row: Row) => ReactNode;
  secondary: (row: Row) => ReactNode;
  tertiary?: (row: Row) => ReactNode;
}) {
  const { data, total, error } = useGetList<Row>(resource, {
    filter,
    pagination: { page: 1, perPage: MANY },
    sort: { field: sortedBy, order: 'DESC' },
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <p role="status">Chargement…</p>;
  if (data.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <SimpleList<Row>
        resource={resource}
        data={data}
        total={total}
        rowClick={opens && 'show'}
        primaryText={primary}
        secondaryText={secondary}
        tertiaryText={tertiary}
        sx={{ mx: -2, py: 0 }}
      />
      {total !== undefined && total > data.length && (
        <p>
          {formatNumber(data.length)} lignes sur {formatNumber(total)}, les plus récentes.{' '}
          {opens && (
            <Link component={LinkBase} to={listPath(resource, filter)}>
              Tout voir
            </Link>
          )}
        </p>
      )}
    </>
  );
}
