import { formatInstant, formatStep } from '@loka/client';
import Box from '@mui/material/Box';
import type { StaffRental } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';

/** What came back to the renter, and what the owner got of the rent kept and of the deposit. */
export function MoneyMoves({ rental }: { rental: StaffRental }) {
  const { refunds, kept_rent: kept, owner_share: share } = rental;
  const rows = [
    ...refunds.map(({ event, at, amount }) => ({
      name: 'Rendu au locataire',
      about: `${formatStep({ event })}, ${formatInstant(at)}`,
      amount,
    })),
    ...(kept === null
      ? []
      : [{ name: 'Prix gardé par le propriétaire', about: null, amount: kept }]),
    ...(share === null
      ? []
      : [{ name: 'Caution reçue par le propriétaire', about: null, amount: share }]),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title="Remboursements et caution">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map(({ name, about, amount }) => (
          <Box
            component="li"
            key={`${name} ${about}`}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}
          >
            <Box sx={{ minWidth: 0 }}>
              {name}
              {about && <Box sx={{ color: 'text.secondary' }}>{about}</Box>}
            </Box>
            <Box sx={{ fontWeight: 600 }}>
              <Money francs={amount} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
