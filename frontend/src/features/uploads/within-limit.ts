/** Those of the picked photos that there is room for, and what to say of the others, in French. */
export function withinLimit(
  picked: File[],
  shown: number,
  most: number,
): { files: File[]; leftOut: string | undefined } {
  const files = picked.slice(0, Math.max(0, most - shown));
  const count = picked.length - files.length;
  if (count === 0) return { files, leftOut: undefined };
  const words =
    count === 1 ? "1 photo n'a pas été ajoutée" : `${count} photos n'ont pas été ajoutées`;
  return { files, leftOut: `${words}\u00a0: ${most} au plus.` };
}
