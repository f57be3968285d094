import { proposeTreasury } from '../../api/actions';
import type { TreasuryProposal } from '../../api/types';
import { actKeys } from '../../lib/act-keys';
import { useAction } from '../../lib/use-action';

/** Puts a line of a statement to a second admin; however often it is asked for, once. */
export function useProposal(onDone: () => void) {
  const { run, isRunning, failure } = useAction({ isToldInPlace: true });

  async function propose(proposal: TreasuryProposal) {
    const done = await run(
      () => proposeTreasury(proposal, actKeys.of(proposal)),
      'Proposé. Une autre personne doit approuver.',
    );
    if (!done) return;
    actKeys.acknowledge(proposal);
    onDone();
  }

  return { propose, isRunning, failure };
}
