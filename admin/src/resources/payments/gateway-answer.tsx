import Box from '@mui/material/Box';

/** The gateway's own words, for whoever speaks to its support. */
export function GatewayAnswer({ answer }: { answer: string | null }) {
  if (!answer) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
      Réponse reçue : <span lang="en">{answer}</span>
    </Box>
  );
}
