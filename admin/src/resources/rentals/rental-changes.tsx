import { formatBefore, formatDay } from '@loka/client';
import type { Rental } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';

/** The end days that the parties agreed upon since the rental was accepted, and the one that waits. */
export function RentalChanges({ rental: { change, changes } }: { rental: Rental }) {
  const shown = change ? [...changes, change] : changes;
  if (shown.length === 0) return null;
  return (
    <Panel title="Changements de dates">
      <Facts>
        {shown.map(({ id, kind, status, old_end_date, new_end_date, amount, due_at }) => (
          <Fact key={id} name={KINDS[kind]}>
            Fin le {formatDay(new_end_date)} au lieu du {formatDay(old_end_date)}
            <br />
            <Money francs={amount} /> en {kind === 'extension' ? 'plus' : 'moins'}
            {due_at && (
              <div>
                {status === 'accepted' ? 'À payer' : 'Réponse'} {formatBefore(due_at)}
              </div>
            )}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

const KINDS = { extension: 'Prolongation', shortening: 'Fin anticipée' };
