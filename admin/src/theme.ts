import { frFR } from '@mui/material/locale';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

/** The public site's colours: sand for surfaces, ink for text, lagoon to act, clay to refuse. */
const sand = { 50: '#fcf9f4', 100: '#f6f0e6', 200: '#ebe2d3', 300: '#d9ccb6' };
const ink = { 900: '#17211d', 700: '#36433d', 500: '#5a6861' };
const lagoon = { 50: '#edf6f3', 100: '#d5ebe4', 600: '#0f6e5a', 700: '#0b5849', 800: '#0a463b' };

/** What Material UI says by itself, as of the arrows of a list's pages; react-admin brings its own. */
const french = frFR.components ?? {};

const display = '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif';
const heading = { fontFamily: display, fontWeight: 700, letterSpacing: '-0.01em' };

export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    primary: { main: lagoon[600], dark: lagoon[700], light: lagoon[100] },
    secondary: { main: lagoon[700], dark: lagoon[800], light: lagoon[50] },
    success: { main: lagoon[600], light: lagoon[50], dark: lagoon[700] },
    warning: { main: '#8a5f00', light: '#fff0d0', dark: '#6d4b00' },
    error: { main: '#b23a20', light: '#fdf2ee', dark: '#8f2d18' },
    info: { main: '#2f6690', light: '#eaf2f8', dark: '#1f4a6b' },
    background: { default: sand[50], paper: '#ffffff' },
    text: { primary: ink[900], secondary: ink[500] },
    divider: sand[200],
  },
  typography: {
    fontFamily: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontSize: 13,
    h4: heading,
    h5: heading,
    h6: { ...heading, fontSize: '1.0625rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 10 },
  sidebar: { width: 240, closedWidth: 52 },
  components: {
    // An address without a space is as wide as it is long.
    MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    ...french,
    ...defaultTheme.components,
    MuiAutocomplete: {
      defaultProps: {
        ...french.MuiAutocomplete?.defaultProps,
        ...defaultTheme.components?.MuiAutocomplete?.defaultProps,
      },
    },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: {
        root: { backgroundColor: '#ffffff', borderBottom: `1px solid ${sand[200]}` },
      },
    },
    MuiAlert: {
      ...french.MuiAlert,
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'standard', severity: 'error' },
              style: { backgroundColor: '#fdf2ee', color: '#8f2d18' },
            },
            {
              props: { variant: 'standard', severity: 'warning' },
              style: { backgroundColor: '#fff0d0', color: '#6d4b00' },
            },
            {
              props: { variant: 'standard', severity: 'info' },
              style: { backgroundColor: '#eaf2f8', color: '#1f4a6b' },
            },
          ],
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: sand[200] } },
    },
    MuiPaper: { styleOverrides: { rounded: { borderRadius: 12 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: sand[200] },
        // A list of eight columns and its boxes to tick fit on a laptop.
        sizeSmall: { paddingLeft: 12, paddingRight: 12 },
        head: { color: ink[500], fontWeight: 600, backgroundColor: sand[100] },
      },
    },
    // As high as a finger or a shaking hand needs.
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiChip: { styleOverrides: { label: { fontWeight: 600 } } },
    MuiTableRow: {
      styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: '#ffffff' } } },
    // Nothing in it is reached by the keyboard while no row is chosen.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } },
      },
    },
    RaListToolbar: {
      styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } },
    },
    RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '1px 8px',
          // Thousands that wait stand beside the longest name of a queue.
          paddingRight: 4,
          '& .RaMenuItemLink-icon': { minWidth: 36 },
          borderRadius: 8,
          color: ink[700],
          '&.RaMenuItemLink-active': {
            backgroundColor: lagoon[50],
            color: lagoon[800],
            fontWeight: 700,
            '& .MuiSvgIcon-root': { color: lagoon[600] },
          },
        },
      },
    },
  },
};
