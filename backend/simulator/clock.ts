/** From the real instant on (ms since 1970), simulated time goes `speed` times faster. */
export interface Segment {
  real: number;
  simulated: number;
  speed: number;
}

/** A clock that can run faster than the real one, and be advanced, never set back. */
export class Clock {
  private readonly segments: Segment[];

  constructor(
    segments: readonly Segment[],
    private readonly realNow: () => number = Date.now,
  ) {
    this.segments = segments.length > 0 ? [...segments] : [this.startingNow()];
  }

  /** Simulated milliseconds. */
  now(): number {
    const { real, simulated, speed } = this.current;
    return simulated + (this.realNow() - real) * speed;
  }

  get speed(): number {
    return this.current.speed;
  }

  /** Returns the new segment, for the journal. */
  setSpeed(speed: number): Segment {
    return this.startSegment({ real: this.realNow(), simulated: this.now(), speed });
  }

  /** Advances by so many seconds; returns the new segment, for the journal. */
  advance(seconds: number): Segment {
    const simulated = this.now() + seconds * 1000;
    return this.startSegment({ real: this.realNow(), simulated, speed: this.speed });
  }

  /** Real milliseconds from now until a simulated instant; 0 when it is past. */
  realDelayUntil(simulated: number): number {
    return Math.max(0, Math.ceil((simulated - this.now()) / this.speed));
  }

  /**
   * The real date of a simulated instant. An instant that an advance skipped has the date of the
   * advance; before the first segment, the clock was the real one.
   */
  realDate(simulated: number): Date {
    const index = this.segments.findLastIndex((s) => s.simulated <= simulated);
    const segment = this.segments[index] ?? { ...this.first, speed: 1 };
    const real = segment.real + (simulated - segment.simulated) / segment.speed;
    return new Date(Math.min(real, this.segments[index + 1]?.real ?? real));
  }

  private startSegment(segment: Segment): Segment {
    this.segments.push(segment);
    return segment;
  }

  private get first(): Segment {
    return this.segments[0] ?? this.startingNow();
  }

  private get current(): Segment {
    return this.segments.at(-1) ?? this.startingNow();
  }

  private startingNow(): Segment {
    const real = this.realNow();
    return { real, simulated: real, speed: 1 };
  }
}
