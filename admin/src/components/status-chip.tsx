import Chip from '@mui/material/Chip';

export type Tone = 'waiting' | 'good' | 'bad' | 'active' | 'quiet';

/** How a status of the API is named, and how it looks. */
export type Status = { label: string; tone: Tone };

/** How each status looks, beside its name. */
export function withTones<Key extends string | number>(
  names: Readonly<Record<Key, string>>,
  tones: Readonly<Record<Key, Tone>>,
): Record<Key, Status> {
  const named = Object.entries<string>(names).map(([key, label]) => [
    key,
    { label, tone: tones[key as Key] },
  ]);
  return Object.fromEntries(named) as Record<Key, Status>;
}

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
