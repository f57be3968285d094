/** The share of decided requests that were accepted; a dash while none was decided. */
export const acceptance = ({ accepted, decided }: { accepted: number; decided: number }): string =>
  decided === 0 ? '–' : `${Math.round((100 * accepted) / decided)}\u00a0%`;
