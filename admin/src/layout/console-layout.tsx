import Description from '@mui/icons-material/DescriptionOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Queue from '@mui/icons-material/QueueOutlined';
import Security from '@mui/icons-material/SecurityOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import {
  AppBar,
  CanAccess,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useStaffPage } from '../lib/use-staff-page';
import { IncidentBanner } from '../resources/incidents';
import { SearchLauncher } from '../search/search-launcher';
import { Reauthentication } from '../security/reauthentication';
import { RequireSecondStep } from '../security/require-second-step';
import { Brand } from './brand';
import { ConsoleMenu } from './console-menu';

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RequireSecondStep>
        <Layout
          appBar={ConsoleBar}
          menu={ConsoleMenu}
          sx={{ minWidth: 0, '& .RaLayout-content': { px: { xs: 1, sm: 2, lg: 3 }, minWidth: 0 } }}
        >
          <CanAccess resource="incidents" action="list">
            <IncidentBanner />
          </CanAccess>
          {children}
          <CheckForApplicationUpdate url={`${import.meta.env.BASE_URL}index.html`} />
        </Layout>
      </RequireSecondStep>
      <Reauthentication />
    </>
  );
}

function ConsoleBar() {
  return (
    <AppBar color="inherit" alwaysOn userMenu={<ConsoleUserMenu />}>
      {/* On a phone the title needs its place. */}
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center' }}>
        <Brand />
        <Box sx={{ borderLeft: 1, borderColor: 'divider', height: 24, mx: 2 }} />
      </Box>
      <TitlePortal
        // The main heading of every page.
        component="h1"
        sx={{ display: 'block', flex: 1, '&, & *': cut }}
      />
      <CanAccess resource="users" action="list">
        <SearchLauncher />
      </CanAccess>
    </AppBar>
  );
}

const cut = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What is cut stands on its lower edge otherwise, above the middle of the bar.
  verticalAlign: 'top',
} as const;

function OpsItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/programmes" onClick={menu?.onClose}>
      <ListItemIcon>
        <Queue fontSize="small" />
      </ListItemIcon>
      Files de traitement
    </MenuItem>
  );
}

function ApiDocumentItem() {
  const openDocument = useStaffPage('docs');
  return (
    <MenuItem onClick={() => void openDocument()}>
      <ListItemIcon>
        <Description fontSize="small" />
      </ListItemIcon>
      Document de l'API
    </MenuItem>
  );
}

function SecurityItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/securite" onClick={menu?.onClose}>
      <ListItemIcon>
        <Security fontSize="small" />
      </ListItemIcon>
      Ma sécurité
    </MenuItem>
  );
}

function ConsoleUserMenu() {
  const { identity } = useGetIdentity();
  return (
    // Called as it is written, for those who speak to their computer.
    <UserMenu
      icon={<Avatar src={identity?.picture} alt="" sx={{ width: 24, height: 24 }} />}
      {...(identity?.fullName && { label: identity.fullName })}
    >
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <OpenInNew fontSize="small" />
        </ListItemIcon>
        Site public
      </MenuItem>
      <CanAccess resource="queues" action="show">
        <OpsItem />
      </CanAccess>
      <ApiDocumentItem />
      <SecurityItem />
      <Logout />
    </UserMenu>
  );
}
