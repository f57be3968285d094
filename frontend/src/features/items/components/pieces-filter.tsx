import { limits } from '@loka/client';
import { useEffect, useState } from 'react';
import { Stepper } from '@/components/ui/stepper';

const { minimum = 1, maximum } = limits['POST /item'].pieces;

type PiecesFilterProps = {
  /** Nothing is one. */
  value: number | undefined;
  onChange: (pieces: number | undefined) => void;
};

/** How many of the same are needed: forty chairs of one owner. Nothing is searched while the number is wrong. */
export function PiecesFilter({ value = minimum, onChange }: PiecesFilterProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isRight = typed >= minimum && typed <= maximum;

  function take(pieces: number) {
    setTyped(pieces);
    if (pieces < minimum || pieces > maximum) return;
    onChange(pieces > minimum ? pieces : undefined);
  }

  return (
    <Stepper
      label="Pièces du même objet"
      value={typed}
      min={minimum}
      max={maximum}
      error={isRight ? undefined : `De ${minimum} à ${maximum} pièces.`}
      onChange={take}
    />
  );
}
