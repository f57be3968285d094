import OpenInNew from '@mui/icons-material/OpenInNew';
import Queue from '@mui/icons-material/QueueOutlined';
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
} from 'react-admin';
import { Brand } from './brand';
import { ConsoleMenu } from './console-menu';

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={ConsoleBar}
      appBarAlwaysOn
      menu={ConsoleMenu}
      sx={{ minWidth: 0, '& .RaLayout-content': { px: { xs: 1, sm: 2, lg: 3 }, minWidth: 0 } }}
    >
      {children}
      <CheckForApplicationUpdate url={`${import.meta.env.BASE_URL}index.html`} />
    </Layout>
  );
}

function ConsoleBar() {
  return (
    <AppBar color="inherit" userMenu={<ConsoleUserMenu />}>
      <Brand compact />
      <Box sx={{ borderLeft: 1, borderColor: 'divider', height: 24, mx: { xs: 1, sm: 2 } }} />
      <TitlePortal
        sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      />
    </AppBar>
  );
}

function ConsoleUserMenu() {
  return (
    <UserMenu>
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <OpenInNew fontSize="small" />
        </ListItemIcon>
        Site public
      </MenuItem>
      <CanAccess resource="queues" action="show">
        <MenuItem component="a" href="/ops/queues">
          <ListItemIcon>
            <Queue fontSize="small" />
          </ListItemIcon>
          Files de traitement
        </MenuItem>
      </CanAccess>
      <Logout />
    </UserMenu>
  );
}
