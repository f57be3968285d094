import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { CanAccess, Menu } from 'react-admin';
import { staffResources } from '../api/access';
import { useCount } from '../lib/use-count';
import { pendingVerifications } from '../resources/verifications';

const others = staffResources.filter((name) => name !== 'verifications');

export function ConsoleMenu() {
  return (
    <Menu sx={{ pt: 2 }}>
      <Menu.DashboardItem />
      <CanAccess resource="verifications" action="list">
        <VerificationsItem />
      </CanAccess>
      {others.map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
    </Menu>
  );
}

/** The queue, with how many wait in it. */
function VerificationsItem() {
  const { total } = useCount('verifications', pendingVerifications);
  return (
    <Menu.Item to="/verifications" leftIcon={<FactCheck />} primaryText="Vérifications">
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        Vérifications
        {total ? <Chip size="small" color="primary" label={total} /> : null}
      </Box>
    </Menu.Item>
  );
}
