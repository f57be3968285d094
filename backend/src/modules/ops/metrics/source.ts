import type { Registry } from 'prom-client';

/** Numbers that the database knows, the same whichever program asks for them. */
export interface Source {
  register(registry: Registry): void;
  /** Measures anew, when Prometheus reads. What cannot be measured is left out, rather than told as it was before. */
  measure(): Promise<void>;
}
