const secretFields = [
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
];

/** Fields whose value no log line has, at the top of an entry or one level below. */
export const redactedFields = {
  paths: secretFields.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
  censor: '[redacted]',
};

/** What texts, such as those of other people's errors, may hold; by what stands in its place. */
const patterns: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/(?<![\w-])(?:\+?241[ .-]?0?|0)[67]\d(?:[ .-]?\d\d){3}(?![\w-])/g, '[phone]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/(?<=[Bb]earer |[Bb]asic )[\w.~+/=-]+/g, '[token]'],
  [/(?<=[?&](?:token|secret|password)=)[^\s"\\&]+/g, '[token]'],
  [
    /(?<=payment\/callback\/|desabonnement\/|verification\/(?:device|appareil)\/|calendars\/)[^\s"\\/?]+/g,
    '***',
  ],
  [/\$argon2id\$[^\s"\\]+/g, '[hash]'],
];

/** A log line without e-mail addresses, phone numbers, tokens and hashes of passwords. */
export function redactText(line: string): string {
  return patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}
