/**
 * Saves what a call answered, under the name the server gave it. A link cannot do it: the call
 * needs the access token.
 */
export function saveFile(content: Blob, { headers }: Response): void {
  const name = headers.get('content-disposition')?.match(/filename="?([^";]+)/)?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name ?? '';
  link.click();
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
