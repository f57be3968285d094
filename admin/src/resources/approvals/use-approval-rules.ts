import { useEffect, useState } from 'react';
import { readApprovalRules } from '../../api/actions';
import type { ApprovalRules } from '../../api/types';

/** From which amount on an act needs a second admin; unknown until it is read, or when that fails: the server decides. */
export function useApprovalRules(): ApprovalRules | undefined {
  const [rules, setRules] = useState<ApprovalRules>();
  useEffect(() => {
    const abort = new AbortController();
    readApprovalRules(abort.signal).then(setRules, () => undefined);
    return () => abort.abort();
  }, []);
  return rules;
}
