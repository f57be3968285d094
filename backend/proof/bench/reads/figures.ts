/** What was measured of a read: of the bare server, then of Loka. */
export interface Figures {
  name: string;
  perSecond: readonly [bare: number, loka: number];
  /** The least share of the bare server's requests a second. */
  goal: number;
  p50: readonly [bare: number, loka: number];
  p99: readonly [bare: number, loka: number];
}

export const shareOf = ({ perSecond: [bare, loka] }: Figures): number => loka / bare;
const ratio = ([bare, loka]: readonly [number, number]) => (loka / bare).toFixed(2);

/** A document with these figures, as a table and a picture, between the marks of that name. */
export function withFigures(document: string, mark: string, figures: readonly Figures[]): string {
  const place = new RegExp(`(<!-- ${mark} -->\n).*?(<!-- /${mark} -->)`, 's');
  if (!place.test(document)) throw new Error(`There is no place for ${mark}`);
  const shown = `${tableOf(figures)}\n\n${pictureOf(figures)}\n`;
  return document.replace(place, (_, begin, end) => `${begin}${shown}${end}`);
}

function tableOf(figures: readonly Figures[]): string {
  const rows = figures.map((one) => {
    const share = shareOf(one).toFixed(2);
    const met = shareOf(one) >= one.goal ? `**${share}**` : share;
    const [bare, loka] = one.perSecond.map((count) => Math.round(count).toLocaleString('en'));
    const [bareTime, time] = one.p50.map((ms) => ms.toFixed(2));
    return [one.name, bare, loka, met, one.goal, bareTime, time, ratio(one.p50), ratio(one.p99)];
  });
  const head = ['', 'bare', 'Loka', 'share', 'goal'];
  const times = ['p50 bare', 'p50 Loka', 'ratio', 'p99 ratio'];
  const columns = [...head, ...times];
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function pictureOf(figures: readonly Figures[]): string {
  const list = (values: readonly unknown[]) => `[${values.join(', ')}]`;
  const most = Math.ceil(Math.max(1, ...figures.map(shareOf)) * 10) / 10;
  return [
    '```mermaid',
    'xychart-beta horizontal',
    '  title "Share of the requests a second of the bare server; the line is the goal"',
    `  x-axis ${list(figures.map(({ name }) => JSON.stringify(name)))}`,
    `  y-axis "share" 0 --> ${most}`,
    `  bar ${list(figures.map((one) => shareOf(one).toFixed(2)))}`,
    `  line ${list(figures.map(({ goal }) => goal))}`,
    '```',
  ].join('\n');
}
