import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { GatewayFees as Row } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { operatorName } from './payment-status';

/** What each operator holds for Loka, and what payments have cost Loka there. */
export function GatewayFees() {
  const { data } = useGetList<Row>('gateway-fees');
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Chez les opérateurs">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
        }}
      >
        {data.map((row) => (
          <Operator key={row.id} row={row} />
        ))}
      </Box>
    </Panel>
  );
}

function Operator({ row: { id, held, thisMonth, lastMonth, fees } }: { row: Row }) {
  const name = operatorName(id);
  return (
    <section aria-label={name}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
      <Facts>
        <Fact name="Détenu pour Loka">
          <Money francs={held} />
        </Fact>
        <Fact name="Frais ce mois-ci">
          <Money francs={thisMonth} />
        </Fact>
        <Fact name="Frais du mois dernier">
          <Money francs={lastMonth} />
        </Fact>
        <Fact name="Frais depuis le début">
          <Money francs={fees} />
        </Fact>
      </Facts>
    </section>
  );
}
