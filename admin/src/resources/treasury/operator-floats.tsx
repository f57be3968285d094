import { formatFcfa } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Treasury } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';

type Operator = Treasury['operators'][number];

/** What each operator holds by the books, and whether it pays what members may withdraw by it. */
export function OperatorFloats({ treasury }: { treasury: Treasury }) {
  const { operators, own, margin } = treasury;
  return (
    <Panel title="Chez les opérateurs, d'après les livres">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
        }}
      >
        {operators.map((operator) => (
          <Float key={operator.operator} of={operator} margin={margin} />
        ))}
        <section aria-label="Loka">
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
            Loka
          </Typography>
          <Facts>
            <Fact name="Argent de Loka">
              <Money francs={own} />
            </Fact>
            <Fact name="Marge à garder">
              <Money francs={margin} />
            </Fact>
          </Facts>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Un portefeuille compte chez chaque opérateur où son membre peut le retirer&nbsp;: ce qui
            est disponible pour les membres est un maximum.
          </Typography>
        </section>
      </Box>
    </Panel>
  );
}

function Float({ of, margin }: { of: Operator; margin: number }) {
  const { label, held, waiting, available, withdrawable, fees, unclaimed, isShort } = of;
  return (
    <section aria-label={label}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      <Facts>
        <Fact name="Détenu">
          <Money francs={held} />
        </Fact>
        <Fact name="Retraits en route">
          <Money francs={waiting} />
        </Fact>
        <Fact name="Disponible">
          <Money francs={available} />
        </Fact>
        <Fact name="Disponible pour les membres, au plus">
          <Money francs={withdrawable} />
        </Fact>
        <Fact name="Frais">
          <Money francs={fees} />
        </Fact>
        <Fact name="Non réclamé">
          <Money francs={unclaimed} />
        </Fact>
      </Facts>
      {isShort && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          Il manque {formatFcfa(withdrawable + margin - available)} pour payer tout ce qui peut être
          retiré et garder la marge.
        </Alert>
      )}
    </section>
  );
}
