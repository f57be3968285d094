import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppBar, CheckForApplicationUpdate, Layout, TitlePortal } from 'react-admin';
import { Brand } from './brand';
import { ConsoleMenu } from './console-menu';

function ConsoleBar() {
  return (
    <AppBar>
      <Brand />
      <Box sx={{ borderLeft: 1, borderColor: 'divider', height: 24, mx: { xs: 1, sm: 2 } }} />
      <TitlePortal sx={{ minWidth: 0 }} />
    </AppBar>
  );
}

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={ConsoleBar}
      appBarAlwaysOn
      menu={ConsoleMenu}
      sx={{ minWidth: 0, '& .RaLayout-content': { px: { xs: 1, sm: 2, lg: 3 }, minWidth: 0 } }}
    >
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}
