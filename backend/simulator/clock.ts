/** From the real instant on (ms since 1970), simulated time goes `speed` times faster. */
export interface Segment {
  real: number;
  simulated: number;
  speed: number;
}

/** A clock that may run faster than the real one, and never jumps when its speed changes. */
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
    const segment = { real: this.realNow(), simulated: this.now(), speed };
    this.segments.push(segment);
    return segment;
  }

  /** Real milliseconds from now until a simulated instant; 0 when it is past. */
  realDelayUntil(simulated: number): number {
    return Math.max(0, Math.ceil((simulated - this.now()) / this.speed));
  }

  /** The real date of a simulated instant. */
  realDate(simulated: number): Date {
    const segment = this.segments.findLast((s) => s.simulated <= simulated) ?? this.current;
    return new Date(segment.real + (simulated - segment.simulated) / segment.speed);
  }

  private get current(): Segment {
    return this.segments.at(-1) ?? this.startingNow();
  }

  private startingNow(): Segment {
    const real = this.realNow();
    return { real, simulated: real, speed: 1 };
  }
}
