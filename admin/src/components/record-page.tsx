import type { ReactElement } from 'react';
import { Show, useRecordContext } from 'react-admin';

/** Lists hold shorter records: under a key of its own, a page never starts from a list's row. */
export const whole = { meta: { whole: true } };

/** Reads one record and draws its page. */
export function RecordPage<T extends object>({ render }: { render: (record: T) => ReactElement }) {
  return (
    <Show component="div" actions={false} queryOptions={whole} sx={{ '& .RaShow-main': { mt: 0 } }}>
      <Loaded render={render} />
    </Show>
  );
}

function Loaded<T extends object>({ render }: { render: (record: T) => ReactElement }) {
  const record = useRecordContext<T & { id: string }>();
  return record ? render(record) : null;
}
