import { formatNumber } from '@loka/client';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';
import { CanAccess, Menu } from 'react-admin';
import { consoleResources } from '../api/access';
import { useCount } from '../lib/use-count';
import { openApprovals } from '../resources/approvals';
import { uncheckedItems } from '../resources/item-checks';
import { openReports } from '../resources/reports';
import { pendingVerifications } from '../resources/verifications';

interface Queue {
  label: string;
  icon: ReactElement;
  waiting: Record<string, unknown>;
  sortedBy: string;
}

/** Those where somebody waits for the team. */
const queues: Partial<Record<(typeof consoleResources)[number], Queue>> = {
  reports: {
    label: 'Signalements',
    icon: <Flag />,
    waiting: openReports,
    sortedBy: 'createdAt',
  },
  verifications: {
    label: 'Vérifications',
    icon: <FactCheck />,
    waiting: pendingVerifications,
    sortedBy: 'createdAt',
  },
  'item-checks': {
    label: 'À regarder',
    icon: <Visibility />,
    waiting: uncheckedItems,
    sortedBy: 'createdAt',
  },
  approvals: {
    label: 'À approuver',
    icon: <HowToReg />,
    waiting: openApprovals,
    sortedBy: 'proposedAt',
  },
};

export function ConsoleMenu() {
  return (
    <Menu sx={{ pt: 2 }}>
      <Menu.DashboardItem />
      {consoleResources.map((name) => {
        const queue = queues[name];
        if (!queue) return <Menu.ResourceItem key={name} name={name} />;
        return (
          <CanAccess key={name} resource={name} action="list">
            <QueueItem name={name} queue={queue} />
          </CanAccess>
        );
      })}
    </Menu>
  );
}

/** Beside the longest label, in bold, too. */
const slim = { height: 20, '& .MuiChip-label': { px: 0.75 } };

/** A queue, with how many wait in it. */
function QueueItem({ name, queue }: { name: string; queue: Queue }) {
  const { label, icon, waiting, sortedBy } = queue;
  const { total } = useCount(name, waiting, sortedBy);
  return (
    <Menu.Item to={`/${name}`} leftIcon={icon} primaryText={label}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        {label}
        {total ? <Chip size="small" color="primary" label={formatNumber(total)} sx={slim} /> : null}
      </Box>
    </Menu.Item>
  );
}
