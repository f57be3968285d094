import Box from '@mui/material/Box';

/** What the gateway answered in its own words, for whoever speaks to its support. */
export function GatewayWords({ answer }: { answer: string }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
      Réponse reçue&nbsp;: <span lang="en">{answer}</span>
    </Box>
  );
}
