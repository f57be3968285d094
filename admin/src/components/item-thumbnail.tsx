import Avatar from '@mui/material/Avatar';

/** The first picture of an item, small. */
export function ItemThumbnail({
  image,
  size = 40,
}: {
  image: string | null | undefined;
  size?: number;
}) {
  return (
    <Avatar
      variant="rounded"
      src={image?.replace('/1280.', '/320.')}
      alt=""
      sx={{ width: size, height: size, bgcolor: 'action.hover' }}
    >
      {' '}
    </Avatar>
  );
}
