import Button from '@mui/material/Button';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useBulk } from '../lib/use-bulk';
import { BulkFailures } from './bulk-failures';
import { ReasonDialog } from './reason-dialog';

interface BulkActionProps<Row> {
  label: string;
  /** @param row as it was shown last; of one that was chosen before the page was loaded there is none */
  call: (id: string, reason: string, row: Row | undefined) => Promise<unknown>;
  /** What is said of so many that succeeded. */
  success: (count: number) => string;
  /** What a row is called where it is told why it was refused. */
  nameOf: (row: Row) => string;
  /** Asked once for all; without, none is needed. */
  reason?: (
    count: number,
  ) => Omit<ComponentProps<typeof ReasonDialog>, 'busy' | 'failure' | 'onConfirm' | 'onClose'>;
}

/** Does the same to every row of the list that is selected, one after the other. */
export function BulkAction<Row extends RaRecord<string>>({
  label,
  call,
  success,
  nameOf,
  reason,
}: BulkActionProps<Row>) {
  const { selectedIds, data, onSelect } = useListContext<Row>();
  const [isAsking, setAsking] = useState(false);
  const [names, setNames] = useState(new Map<string, string>());
  // What is selected may stand on another page of the list by now.
  const shown = useRef(new Map<string, Row>());
  useEffect(() => {
    for (const row of data ?? []) shown.current.set(row.id, row);
  }, [data]);
  const { run, stop, isRunning, failures, forget } = useBulk();

  async function doAll(words: string) {
    const rows = new Map(shown.current);
    setNames(new Map([...rows.values()].map((row) => [row.id, nameOf(row)])));
    const done = await run(selectedIds, (id) => call(id, words, rows.get(id)), success);
    setAsking(false);
    onSelect(selectedIds.filter((id) => !done.includes(id)));
  }

  return (
    <>
      <Button
        size="small"
        loading={isRunning}
        onClick={() => (reason ? setAsking(true) : doAll(''))}
      >
        {label}
      </Button>
      {reason && isAsking && (
        <ReasonDialog
          {...reason(selectedIds.length)}
          busy={isRunning}
          onConfirm={doAll}
          onClose={() => (isRunning ? stop() : setAsking(false))}
        />
      )}
      {failures.length > 0 && <BulkFailures failures={failures} names={names} onClose={forget} />}
    </>
  );
}
