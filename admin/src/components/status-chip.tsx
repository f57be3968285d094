import Chip from '@mui/material/Chip';

export type Tone = 'waiting' | 'good' | 'bad' | 'active' | 'quiet';

/** How a status of the API is named, and how it looks. */
export type Status = { label: string; tone: Tone };

const colours = {
  waiting: { bgcolor: 'warning.light', color: 'warning.dark' },
  good: { bgcolor: 'success.light', color: 'success.dark' },
  bad: { bgcolor: 'error.light', color: 'error.dark' },
  active: { bgcolor: 'info.light', color: 'info.dark' },
  quiet: { bgcolor: 'action.hover', color: 'text.secondary' },
} as const satisfies Record<Tone, object>;

export function StatusChip({ status }: { status: Status }) {
  return <Chip size="small" label={status.label} sx={colours[status.tone]} />;
}
