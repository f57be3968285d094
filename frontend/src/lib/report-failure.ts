/**
 * Tells the server of what went wrong in this page: an answer is not waited for.
 *
 * @param kind a served page that React had to draw anew, or a page that could not be shown
 */
export function reportFailure(kind: 'hydration' | 'page', error: unknown): void {
  console.error(error);
  const page = location.pathname.split('/')[1]?.slice(0, 40);
  const failure = { kind, page, message: String(error).slice(0, 300) };
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' });
  navigator.sendBeacon('/api/page-failures', body);
}
