import { useEffect, useState } from 'react';
import { readCorrectionRules } from '../../api/actions';
import type { CorrectionRules } from '../../api/types';

/** From which amount on a correction needs a second admin; unknown until it is read, or when that fails: the server decides. */
export function useCorrectionRules(): CorrectionRules | undefined {
  const [rules, setRules] = useState<CorrectionRules>();
  useEffect(() => {
    const abort = new AbortController();
    readCorrectionRules(abort.signal).then(setRules, () => undefined);
    return () => abort.abort();
  }, []);
  return rules;
}
