import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { LinkBase } from 'react-admin';
import { ItemThumbnail } from './item-thumbnail';

/** An item's first picture and title, leading to its page in the console. */
export function ItemSummary({
  title,
  image,
  itemId,
}: {
  title: string;
  image: string | null;
  itemId: string;
}) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
      <ItemThumbnail image={image} size={64} />
      <Link component={LinkBase} to={`/items/${itemId}/show`} variant="h6">
        {title}
      </Link>
    </Stack>
  );
}
