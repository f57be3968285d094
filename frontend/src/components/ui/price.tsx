import { formatFcfa } from '@loka/client';
import { clsx } from 'clsx';

type PriceProps = { francs: number; unit?: string; className?: string };

/** `12 500 FCFA / jour`; where there is little room, `la pièce` after it has a line of its own. */
export function Price({ francs, unit, className }: PriceProps) {
  return (
    <span className={clsx('font-semibold text-ink-900', className)}>
      {formatFcfa(francs)}{' '}
      {unit && <span className="font-normal text-ink-500 text-sm">{`/\u00a0${unit}`}</span>}
    </span>
  );
}
