import { useTheme } from '@mui/material';

/** Told apart also without colours: their order and their lightness differ. */
export function useChartColors() {
  const { palette } = useTheme();
  return {
    first: palette.primary.main,
    second: '#d99a1c',
    third: palette.info.main,
    fourth: palette.grey[500],
    bad: palette.error.main,
  };
}
