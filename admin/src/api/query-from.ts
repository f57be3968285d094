/** What is given, as an address takes it. */
export function queryFrom(wanted: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = Object.entries(wanted).filter(([, value]) => (value ?? '') !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
