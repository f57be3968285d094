import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts while it works, for Prometheus. Labels have values that the code names, never ids,
 * addresses or texts of others: each value is a series that is kept for ever.
 */
export const processRegistry = new Registry();

const registers = [processRegistry];

export function counter<Label extends string>(
  name: string,
  help: string,
  ...labelNames: Label[]
): Counter<Label> {
  return new Counter({ name, help, labelNames, registers });
}

export function gauge<Label extends string>(
  name: string,
  help: string,
  ...labelNames: Label[]
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers });
}

/** One whose values are looked up whenever they are read, by the values of its label: for what changes all the time. */
export function lookedUp(
  name: string,
  help: string,
  label: string,
  values: () => Iterable<[string, number]>,
): void {
  new Gauge({
    ...{ name, help, labelNames: [label], registers },
    collect() {
      for (const [of, value] of values()) this.set({ [label]: of }, value);
    },
  });
}

/** @param buckets upper bounds, in seconds */
export function histogram<Label extends string>(
  name: string,
  help: string,
  buckets: number[],
  ...labelNames: Label[]
): Histogram<Label> {
  return new Histogram({ name, help, buckets, labelNames, registers });
}
