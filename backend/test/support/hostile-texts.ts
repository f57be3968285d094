/** What is repeated to make texts that are slow to read: separators, digits, words of numbers, patterns within patterns, marks. */
const atoms = [
  ...[
    'a',
    'é',
    '0',
    '1',
    ' ',
    '.',
    '-',
    '+',
    '@',
    '/',
    ',',
    '(',
    '\\',
    '"',
    '&',
    '<',
    "'",
    '\n',
    ';',
  ],
  ...[
    '0 ',
    '0.',
    '0 0-',
    '7 7 ',
    '12/1/',
    '2026-07-01 ',
    '01.12.2026 ',
    '8h30 ',
    '9h9:',
    '1 000 ',
    '7 000 ',
  ],
  ...[
    '10 000 f ',
    '+1 ',
    '00',
    '+241',
    '077x',
    '0199a2d4-7712-7345-',
    'vingt et un ',
    'vingt',
    'vingts',
    'un ',
  ],
  ...['un-', 'double ', 'triple  ', 'zerosept', 'soixante dix ', 'o7', 'l1'],
  ...[
    'payez ',
    'payez cash sur loka, ',
    'payez cash ',
    'airtel money ',
    'envoyez 20 000 ',
    'caution ',
    'reste ',
  ],
  ...[
    'annule ',
    'entre nous ',
    'sur loka ',
    'a paye ',
    'f u s i l ',
    'f.u',
    'ff',
    '1@',
    'a@',
    '@a.',
    'a.a',
  ],
  ...[
    'eyJ',
    'eyJa.',
    'Bearer ',
    '?token=',
    'payment/callback/',
    '$argon2id$',
    'Version/',
    'R-7K3M',
  ],
  ...[
    '«',
    '« ',
    '»',
    ' :',
    '\r\n',
    '=',
    '<title>',
    '\u0301',
    '\u0301\u0323',
    '\uFF9E\u0301',
    '\u00ad',
  ],
  ...['\uFB03', '\uFDFA', '\u{1F468}\u200d', '\u0660', 'ill', 'eau', 'sch'],
];

const repeated = (atom: string, length: number) =>
  atom.repeat(Math.ceil(length / atom.length)).slice(0, length);

/** Texts of about a length: each atom again and again, alone, before something else, after it, and in two halves. */
export function hostileTexts(length: number): [name: string, text: string][] {
  const half = Math.floor(length / 2);
  return [
    ...atoms.flatMap((atom): [string, string][] => {
      const name = JSON.stringify(atom);
      return [
        [name, repeated(atom, length)],
        [`a ${name} €a`, `a${repeated(atom, length)}€a`],
        [`1@ ${name} !`, `1@${repeated(atom, length)}!`],
      ];
    }),
    ['marks of two kinds', `a${'\u0301'.repeat(half)}${'\u0323'.repeat(half)}`],
    ['signs that become marks', `a${repeated('\u0301\u0301\uFF9E', length)}`],
    ['spaces before a word', `${' '.repeat(length)}x`],
    ['letters before an @', `${'a'.repeat(length)} @`],
    ['digits before a letter', `a${'1'.repeat(length)}a`],
  ];
}

const shortest = 1_000;
const times = 8;
/** Milliseconds: what takes less at the longer length does not grow as its square. */
const little = 8;
/** Eight times the length takes eight times as long, or 64 times when it is read again from each letter. */
const most = 22;
const pairs = 9;

/**
 * The hostile texts for which a scan takes longer than their length explains. Processor time, not time: other programs may
 * be busy. The speed of a processor changes too, so that a short and a long text are read in turns.
 *
 * @param only the name of one of the texts
 */
export function slowTexts(scan: (text: string) => unknown, only?: string): string[] {
  const short = new Map(hostileTexts(shortest));
  const texts = hostileTexts(shortest * times).filter(([name]) => !only || name === only);
  return texts.flatMap(([name, text]) => {
    if (processorMs(() => scan(text)) < little) return [];
    const growth = median(pairs, () => {
      const shorter = processorMs(() => scan(short.get(name) ?? ''));
      return processorMs(() => scan(text)) / Math.max(shorter, little / times ** 2);
    });
    return growth > most ? [`${name}: ${growth.toFixed(1)} times`] : [];
  });
}

function median(count: number, measure: () => number): number {
  const sorted = Array.from({ length: count }, measure).sort((one, other) => one - other);
  return sorted[Math.floor(count / 2)] as number;
}

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
