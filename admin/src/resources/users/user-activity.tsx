import { formatDatedInstant, formatFcfa, formatPeriod } from '@loka/client';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import type { Payment, Rental, Report } from '../../api/types';
import { StatusChip } from '../../components/status-chip';
import { paymentStatuses, purposes } from '../payments';
import { rentalStatuses } from '../rentals';
import { reportReasons, reportStatus } from '../reports';
import { MemberList } from './member-list';
import { UserDevices } from './user-devices';
import { UserNotes } from './user-notes';
import { UserVerifications } from './user-verifications';
import { WalletLines } from './wallet-lines';

const sections: { name: string; render: (userId: string) => ReactNode }[] = [
  { name: 'Notes', render: (id) => <UserNotes userId={id} /> },
  { name: 'Vérifications', render: (id) => <UserVerifications userId={id} /> },
  { name: 'Loue', render: (id) => <Rentals filter={{ renterId: id }} /> },
  { name: 'Met en location', render: (id) => <Rentals filter={{ ownerId: id }} /> },
  { name: 'Paiements', render: (id) => <Payments userId={id} /> },
  { name: 'Portefeuille', render: (id) => <WalletLines userId={id} /> },
  { name: 'Appareils', render: (id) => <UserDevices userId={id} /> },
  { name: 'Signalements reçus', render: (id) => <Reports filter={{ memberId: id }} /> },
  { name: 'Signalements faits', render: (id) => <Reports filter={{ reporterId: id }} /> },
];

/** What a member has done, and what was noted of them; each part is read when it is opened. */
export function UserActivity({ userId }: { userId: string }) {
  const [opened, setOpened] = useState(0);
  const id = useId();
  return (
    <Card component="section" aria-label="Activité">
      <Tabs
        value={opened}
        onChange={(_, value) => setOpened(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Activité"
        sx={{ contain: 'inline-size', borderBottom: 1, borderColor: 'divider' }}
      >
        {sections.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={index === opened ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box
        key={opened}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${opened}`}
        sx={{ px: 2, pt: 1, pb: 2 }}
      >
        {sections[opened]?.render(userId)}
      </Box>
    </Card>
  );
}

function Rentals({ filter }: { filter: Record<string, string> }) {
  return (
    <MemberList<Rental>
      resource="rentals"
      filter={filter}
      nothing="Aucune location."
      primary={({ itemTitle }) => itemTitle}
      secondary={({ start_date, end_date, renterName, ownerName }) =>
        `${formatPeriod(start_date, end_date)} · ${renterName} loue à ${ownerName}`
      }
      tertiary={({ status }) => <StatusChip status={rentalStatuses[status]} />}
    />
  );
}

function Payments({ userId }: { userId: string }) {
  return (
    <MemberList<Payment>
      resource="payments"
      filter={{ payerId: userId }}
      nothing="Aucun paiement."
      primary={({ purpose, amount, walletAmount }) =>
        `${purposes[purpose]} · ${formatFcfa(amount + walletAmount)}`
      }
      secondary={({ reference, createdAt }) => `${reference} · ${formatDatedInstant(createdAt)}`}
      tertiary={({ status }) => <StatusChip status={paymentStatuses[status]} />}
    />
  );
}

function Reports({ filter }: { filter: Record<string, string> }) {
  return (
    <MemberList<Report>
      resource="reports"
      filter={filter}
      nothing="Aucun signalement."
      primary={({ title }) => title}
      secondary={({ reason, createdAt }) =>
        `${reportReasons[reason]} · ${formatDatedInstant(createdAt)}`
      }
      tertiary={(report) => <StatusChip status={reportStatus(report)} />}
    />
  );
}
