const secretFields = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'passwordHash',
  'token',
  'secret',
  'x-secret',
  'email',
  'phone',
  'phoneNumber',
]);

/**
 * An entry without the values of secret fields, at its top or one level below. Pino's own redaction of these took three
 * times as long as all else of a line.
 */
export function redactFields(entry: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry))
    shown[name] = secretFields.has(name) ? '[redacted]' : redactInner(value);
  return shown;
}

function redactInner(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).filter((name) => secretFields.has(name));
  if (names.length === 0) return value;
  return { ...value, ...Object.fromEntries(names.map((name) => [name, '[redacted]'])) };
}

/** As long as the parts of an address may be; without an end, a long line without any would be read again from each letter. */
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

/**
 * What texts, such as those of other people's errors, may hold; by what stands in its place. None begins with a look
 * behind for something else: it would be tried at every letter of every line.
 */
const patterns: [RegExp, string][] = [
  [/(?<![\w-])(?:\+?241[ .-]?0?|0)[67]\d(?:[ .-]?\d\d){3}(?![\w-])/g, '[phone]'],
  [/eyJ[\w-]{1,500}\.[\w-]{1,4000}\.[\w-]+/g, '[token]'],
  [/((?:[Bb]earer |[Bb]asic )+)[\w.~+/=-]+/g, '$1[token]'],
  [/([?&](?:token|secret|password)=)[^\s"\\&]+/g, '$1[token]'],
  [
    /(payment\/callback\/|desabonnement\/|verification\/(?:device|appareil)\/|calendars\/)[^\s"\\/?]+/g,
    '$1***',
  ],
  [/\$argon2id\$[^\s"\\]+/g, '[hash]'],
];

/** A log line without e-mail addresses, phone numbers, tokens and hashes of passwords. */
export function redactText(line: string): string {
  const text = line.includes('@') ? line.replace(mail, '[email]') : line;
  return patterns.reduce((shown, [pattern, instead]) => shown.replace(pattern, instead), text);
}
