/** Where the next page starts, from the answer's `Link: <…>; rel="next"`. */
export function nextCursor(response: Response): string | undefined {
  const next = response.headers.get('link')?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return (next && new URL(next, 'http://localhost').searchParams.get('cursor')) || undefined;
}
