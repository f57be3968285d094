import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ReconciliationReport } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { operatorName } from '../payments';

type Totals = NonNullable<ReconciliationReport['totals']>;

const owedNames: Record<keyof Totals['owed'], string> = {
  wallets: 'Portefeuilles',
  earnings: 'Gains à venir',
  rents: 'Locations en attente',
  securityDeposits: 'Cautions',
  inTransit: 'Retraits en route',
  reserved: 'Réservé',
};

/** What operators held and members were owed when the report was made, in francs. */
export function TotalsPanel({ totals }: { totals: Totals }) {
  const { operators, owed, own } = totals;
  const held = sum(operators.map((one) => one.held));
  const fees = sum(operators.map((one) => one.fees));
  const owedInAll = sum(Object.values(owed));
  const gap = held + fees - owedInAll - own;
  return (
    <Panel title="Totaux en francs">
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: columns }}>
        <Group title="Chez les opérateurs" total={held}>
          {operators.map((one) => (
            <Fact key={one.operator} name={operatorName(one.operator)}>
              <Money francs={one.held} />
            </Fact>
          ))}
        </Group>
        <Group title="Dû aux membres" total={owedInAll}>
          {Object.entries(owedNames).map(([name, label]) => (
            <Fact key={name} name={label}>
              <Money francs={owed[name as keyof Totals['owed']]} />
            </Fact>
          ))}
        </Group>
        <Group title="Frais supportés par Loka" total={fees}>
          {operators.map((one) => (
            <Fact key={one.operator} name={operatorName(one.operator)}>
              <Money francs={one.fees} />
            </Fact>
          ))}
        </Group>
        <Group title="Comptes de Loka" total={own}>
          <Fact name="Ensemble">Apports, corrections et argent non réclamé</Fact>
        </Group>
      </Box>
      <Box component="p" sx={{ mt: 2, mb: 0, color: gap === 0 ? 'success.dark' : 'error.main' }}>
        {gap === 0
          ? 'Détenu et frais égalent ce qui est dû et les comptes de Loka.'
          : 'Détenu et frais ne sont pas égaux à ce qui est dû et aux comptes de Loka\u00a0: écart de '}
        {gap !== 0 && <Money francs={gap} />}
      </Box>
    </Panel>
  );
}

function Group({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Box sx={{ color: 'text.secondary' }}>{title}</Box>
      <Box sx={{ fontSize: '1.25rem', fontWeight: 700, mb: 1 }}>
        <Money francs={total} />
      </Box>
      <Facts>{children}</Facts>
    </section>
  );
}

const columns = 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))';
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
