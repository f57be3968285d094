import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The mark and the name, as on the public site; `compact` leaves the name out on a phone. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={28} height={28} />
      <Typography
        variant="h6"
        component="span"
        sx={{ fontSize: '1.35rem', display: { xs: compact ? 'none' : 'inline', sm: 'inline' } }}
      >
        Loka
      </Typography>
    </Box>
  );
}
