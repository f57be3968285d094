import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetList } from 'react-admin';
import type { GatewayFees as Row } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { operatorName } from './payment-status';

/** What each operator holds for Loka, and what payments have cost Loka there. */
export function GatewayFees() {
  const { data } = useGetList<Row>('gateway-fees');
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Chez les opérateurs">
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label="Argent et frais par opérateur">
          <TableHead>
            <TableRow>
              <TableCell>Opérateur</TableCell>
              <TableCell align="right">Détenu pour Loka</TableCell>
              <TableCell align="right">Frais ce mois-ci</TableCell>
              <TableCell align="right">Le mois dernier</TableCell>
              <TableCell align="right">Depuis le début</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ id, held, thisMonth, lastMonth, fees }) => (
              <TableRow key={id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{operatorName(id)}</TableCell>
                {Object.entries({ held, thisMonth, lastMonth, fees }).map(([name, francs]) => (
                  <TableCell key={name} align="right">
                    <Money francs={francs} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
