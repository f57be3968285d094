import type { ReactElement } from 'react';
import { Show, useShowContext } from 'react-admin';
import { ReadFailure } from './read-failure';

/** Lists hold shorter records: under a key of its own, a page never starts from a list's row. */
export const whole = { meta: { whole: true } };

/** Whoever cannot read it stays where it is read again. */
const queryOptions = { ...whole, onError: () => undefined };

/** Reads one record and draws its page. */
export function RecordPage<T extends object>({ render }: { render: (record: T) => ReactElement }) {
  return (
    <Show
      component="div"
      actions={false}
      queryOptions={queryOptions}
      sx={{ '& .RaShow-main': { mt: 0 } }}
    >
      <Loaded render={render} />
    </Show>
  );
}

function Loaded<T extends object>({ render }: { render: (record: T) => ReactElement }) {
  const { record, error, refetch } = useShowContext<T & { id: string }>();
  if (record) return render(record);
  return error ? <ReadFailure error={error} onRetry={() => void refetch()} /> : null;
}
