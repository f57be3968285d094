import { formatFcfa } from '@loka/client';
import { clsx } from 'clsx';

type PriceProps = { francs: number; unit?: string; className?: string };

/** `12 500 FCFA / jour`. */
export function Price({ francs, unit, className }: PriceProps) {
  return (
    <span className={clsx('font-semibold text-ink-900', className)}>
      {formatFcfa(francs)}{' '}
      {unit && <span className="whitespace-nowrap font-normal text-ink-500 text-sm">/ {unit}</span>}
    </span>
  );
}
