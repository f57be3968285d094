import Box from '@mui/material/Box';

export function ItemPictures({ images }: { images: string[] }) {
  if (images.length === 0) return 'Aucune photo.';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        '& img': {
          display: 'block',
          width: '100%',
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          borderRadius: 1,
        },
      }}
    >
      {images.map((address) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <img src={address.replace('/1280.', '/320.')} alt="Agrandir" loading="lazy" />
        </a>
      ))}
    </Box>
  );
}
