/** Work that is awaited later: until then its error would have no handler, and end the run before anything tells of it. */
export function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
