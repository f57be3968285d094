/**
 * The query of a page far down the list, as its links lead there.
 *
 * @param list the address of a page of the list, for its query
 */
export async function deepQuery(list: (query: string) => string, page: number): Promise<string> {
  let query = '';
  for (let at = 1; at < page; at++) {
    const answer = await fetch(list(query));
    await answer.arrayBuffer();
    query = /<[^?>]*\?([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  }
  return query;
}
