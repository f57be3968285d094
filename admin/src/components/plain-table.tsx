import type { Theme } from '@mui/material';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A shadow at the right edge while columns are beyond it: what moves with them covers it at their end. */
const shadowAtEnd = ({ palette }: Theme) => `
  linear-gradient(to left, ${palette.background.paper} 50%, transparent) right / 32px 100% no-repeat local,
  linear-gradient(to left, rgb(0 0 0 / 14%), transparent) right / 12px 100% no-repeat scroll`;

/** A few rows that are read and lead nowhere. The first cell of each names it. */
export function PlainTable({
  caption,
  columns,
  rows,
  isNumbers = false,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** All but the first column are numbers, one below the other. */
  isNumbers?: boolean;
}) {
  return (
    <Box
      // What scrolls is reached by the keyboard.
      tabIndex={0}
      role="group"
      aria-label={caption}
      sx={{ overflow: 'auto', background: shadowAtEnd, ...(isNumbers && { maxHeight: 420 }) }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.5 },
          '& th, & td': { py: isNumbers ? 0.5 : 0.75, pr: 1, textAlign: 'left' },
          '& thead th': { color: 'text.secondary', fontWeight: 600, verticalAlign: 'bottom' },
          '& tbody th': { fontWeight: 400 },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          ...(isNumbers && {
            '& th:not(:first-of-type), & td': { pl: 1.5, pr: 0, textAlign: 'right' },
            '& td': { whiteSpace: 'nowrap' },
          }),
        }}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
