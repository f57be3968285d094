import OpenInNew from '@mui/icons-material/OpenInNew';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import { CanAccess, Menu } from 'react-admin';
import { useCount } from '@/lib/use-count';
import { pendingVerifications } from '@/resources/verifications/verification-status';

/** Opens the public site beside the console. */
const siteLink = (
  <Menu.Item
    to="/"
    component="a"
    href="/"
    target="_blank"
    primaryText="Site public"
    leftIcon={<OpenInNew />}
  />
);

export function ConsoleMenu() {
  return (
    <Menu sx={{ pt: 2 }}>
      <Menu.DashboardItem />
      <CanAccess resource="verifications" action="list">
        <VerificationsItem />
      </CanAccess>
      {['users', 'items', 'rentals', 'payments', 'audit-log'].map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      <Divider sx={{ my: 1 }} />
      {siteLink}
    </Menu>
  );
}

function VerificationsItem() {
  const { total } = useCount('verifications', pendingVerifications);
  return (
    <Menu.ResourceItem name="verifications">
      {total ? <Chip size="small" color="primary" label={total} sx={{ ml: 'auto' }} /> : null}
    </Menu.ResourceItem>
  );
}
