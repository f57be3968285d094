import Box from '@mui/material/Box';

/** The key that does the same as the button it stands in; not on a phone, which has none. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        ml: 1,
        px: 0.75,
        border: 1,
        borderRadius: 0.75,
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: 1.5,
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
