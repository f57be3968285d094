import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The mark and the name, as on the public site. */
export function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={28} height={28} />
      <Typography variant="h6" component="span" sx={{ fontSize: '1.35rem' }}>
        Loka
      </Typography>
    </Box>
  );
}
