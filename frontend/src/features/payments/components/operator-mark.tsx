import { clsx } from 'clsx';
import type { Operator } from '@/api/types';

/** The colours people know their operator by. */
const MARKS: Partial<Record<Operator['code'], string>> = {
  airtel: 'bg-[#c8102e] text-white',
  moov: 'bg-[#0a4f9e] text-white',
};

type OperatorMarkProps = { code: Operator['code']; label: string };

/** An operator's initial on its colour. Drawn rather than written: the letter is part of no name. */
export function OperatorMark({ code, label }: OperatorMarkProps) {
  return (
    <span
      aria-hidden
      data-letter={label.charAt(0)}
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-xl font-bold font-display text-lg before:content-[attr(data-letter)]',
        MARKS[code] ?? 'bg-sand-200 text-ink-700',
      )}
    />
  );
}
