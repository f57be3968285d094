import { useCallback, useEffect, useState } from 'react';
import { getSecondStep } from '../api/second-step';
import type { SecondStep } from '../api/types';

/** The second steps of whoever is signed in: undefined until they are read, null where that failed. */
export function useSecondStep() {
  const [secondStep, setSecondStep] = useState<SecondStep | null>();
  const read = useCallback(
    () => getSecondStep().then(setSecondStep, () => setSecondStep((known) => known ?? null)),
    [],
  );
  useEffect(() => {
    void read();
  }, [read]);
  return { secondStep, read };
}
