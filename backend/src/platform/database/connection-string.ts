/**
 * The address of the database as the driver is to read it. It takes `require`, `prefer` and `verify-ca` for
 * `verify-full` and prints seven lines about it at each start; said in so many words, it prints none. Who wants what
 * these mean to libpq says `uselibpqcompat=true`.
 */
export function connectionString(url: string): string {
  if (!URL.canParse(url)) return url;
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode') ?? '';
  const isWeaker = ['require', 'prefer', 'verify-ca'].includes(mode);
  if (!isWeaker || searchParams.get('uselibpqcompat') === 'true') return url;
  return url.replace(/([?&]sslmode=)[^&#]*/, '$1verify-full');
}
