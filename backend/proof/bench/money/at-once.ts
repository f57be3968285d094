/** Does `work` for each item, so many at a time; ms that it took. */
export async function atOnce<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const left = [...items];
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
  return performance.now() - startedAt;
}
