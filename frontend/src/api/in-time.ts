/** Milliseconds: a browser's database that tells nothing within this time is as good as none. */
const PATIENCE_MS = 1_500;

/** @throws when the answer takes too long; what was asked for may still be done */
export async function inTime<T>(answer: Promise<T>, patience = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
