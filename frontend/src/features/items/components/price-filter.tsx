import { formatFcfa } from '@loka/client';
import { useEffect, useState } from 'react';
import { RangeSlider } from '@/components/ui/range-slider';
import { PRICE_RANGE } from '../explorer-filters';

type PriceFilterProps = {
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number, max: number) => void;
};

/** Follows the handles while they move and searches when they are let go. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const low = min ?? PRICE_RANGE.min;
  const high = max ?? PRICE_RANGE.max;
  const [range, setRange] = useState<[number, number]>([low, high]);
  const [from, to] = range;

  // The filters may be reset from elsewhere.
  useEffect(() => setRange([low, high]), [low, high]);

  return (
    <>
      <div className="px-3">
        <RangeSlider
          {...PRICE_RANGE}
          value={range}
          labels={['Prix minimum', 'Prix maximum']}
          format={formatFcfa}
          onChange={setRange}
          onCommit={(chosen) => onChange(...chosen)}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <span>{formatFcfa(from)}</span>
        <span>
          {formatFcfa(to)}
          <span>{to === PRICE_RANGE.max && ' et plus'}</span>
        </span>
      </p>
    </>
  );
}
