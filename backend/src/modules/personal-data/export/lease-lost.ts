/** A worker that was too slow: another one makes the export, or nobody waits for it any longer. */
export class LeaseLost extends Error {
  constructor(exportId: string) {
    super(`Export ${exportId} is not this worker's any more`);
  }
}
