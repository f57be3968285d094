import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ErrorText } from '@/components/ui/error-text';
import { IconButton } from '@/components/ui/icon-button';

type FieldRowsProps<Row> = {
  legend: string;
  note?: ReactNode;
  rows: Row[];
  onChange: (rows: Row[]) => void;
  /** What is wrong with all of them. */
  error?: string;
  /** A row in which nothing is said yet. */
  empty: Row;
  most: number;
  addLabel: string;
  /** @param place of the row, from 1 on */
  removeLabel: (place: number) => string;
  /** Of the button that removes a row, beside its fields. */
  removeClass: string;
  children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
};

/** Rows of fields, as many as somebody wants: a new one has the focus, and one that is removed gives it to the next. */
export function FieldRows<Row extends object>(props: FieldRowsProps<Row>) {
  const { legend, note, rows, onChange, error, empty, most } = props;
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const rowAt = (index: number) => list.current?.children[index];

  function add() {
    flushSync(() => onChange([...rows, empty]));
    rowAt(rows.length)?.querySelector('input')?.focus();
  }

  function remove(index: number) {
    flushSync(() => onChange(rows.filter((_, place) => place !== index)));
    (rowAt(index)?.querySelector('button') ?? more.current)?.focus();
  }

  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        {legend} <span className="font-normal text-ink-500">(facultatif)</span>
      </legend>
      {note && <p className="mt-1 text-ink-500 text-sm">{note}</p>}
      {rows.length > 0 && (
        <ul ref={list} className="mt-3 grid gap-4">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps nothing of its own.
            <li key={index} className="grid grid-cols-[1fr_auto] items-start gap-x-1">
              {props.children(row, index, (part) =>
                onChange(rows.map((one, place) => (place === index ? { ...one, ...part } : one))),
              )}
              <IconButton
                label={props.removeLabel(index + 1)}
                onClick={() => remove(index)}
                className={`-mr-2 ${props.removeClass}`}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ErrorText className="mt-2">{error}</ErrorText>
      {rows.length < most && (
        <Button ref={more} variant="secondary" size="sm" onClick={add} className="mt-3">
          <Plus size={18} aria-hidden />
          {props.addLabel}
        </Button>
      )}
    </fieldset>
  );
}
