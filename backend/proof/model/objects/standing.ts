/** From when a call was made until it was answered, in ms since 1970. */
export interface Span {
  from: number;
  until: number;
}

/** What somebody said of a thing: it holds from some time of the span on, until something else is said. */
export interface Act extends Span {
  /** Whether it took effect: what is refused at its second try may have done so at its first. */
  isCertain: boolean;
}

/** Of what was so before everything. */
export const atFirst: Act = { from: -Infinity, until: -Infinity, isCertain: true };

/** The time after everything. */
export const atLast: Span = { from: Infinity, until: Infinity };

/** @returns what may have held at some time of a span: all that nothing else had certainly replaced before */
export function mayHold<One extends Act>(acts: readonly One[], { from, until }: Span): One[] {
  const isReplaced = (one: One) =>
    acts.some((next) => next.isCertain && next.from > one.until && next.until < from);
  return acts.filter((one) => one.from <= until && !isReplaced(one));
}
