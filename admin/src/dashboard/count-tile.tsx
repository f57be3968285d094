import { formatNumber } from '@loka/client';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useCount } from '../lib/use-count';

/** How many there are, and the way to them. */
export function CountTile({
  label,
  resource,
  filter,
}: {
  label: string;
  resource: string;
  filter: Record<string, unknown>;
}) {
  const { total, error } = useCount(resource, filter);
  const query = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' });
  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to={`/${resource}?${query}`}
        sx={{ p: 2, height: '100%' }}
      >
        <Typography variant="h4" component="p" sx={{ minHeight: '1.235em' }}>
          {error ? '—' : total !== undefined && formatNumber(total)}
        </Typography>
        <Typography color="textSecondary">{label}</Typography>
      </CardActionArea>
    </Card>
  );
}
