/** Something that will happen at an instant. */
interface Appointment {
  at: number;
  /** Of two at the same instant, the one made first comes first. */
  number: number;
  happen: () => void;
}

/** What will happen, in the order of its instants: a binary heap. */
export class Schedule {
  private readonly heap: Appointment[] = [];
  private made = 0;

  add(at: Date, happen: () => void): void {
    this.heap.push({ at: at.getTime(), number: this.made++, happen });
    this.rise(this.heap.length - 1);
  }

  /** The next instant; undefined when nothing is left. */
  next(): number | undefined {
    return this.heap[0]?.at;
  }

  /** Lets the next one happen. */
  advance(): void {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (!first || !last) return;
    if (first !== last) {
      this.heap[0] = last;
      this.sink(0);
    }
    first.happen();
  }

  private rise(index: number): void {
    for (let child = index; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!this.isBefore(child, parent)) return;
      this.swap(child, parent);
      child = parent;
    }
  }

  private sink(index: number): void {
    for (let parent = index; ; ) {
      const left = 2 * parent + 1;
      const first = this.isBefore(left + 1, left) ? left + 1 : left;
      if (!this.isBefore(first, parent)) return;
      this.swap(first, parent);
      parent = first;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (!a || !b) return false;
    return a.at < b.at || (a.at === b.at && a.number < b.number);
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.heap[one], this.heap[other]] as [Appointment, Appointment];
    this.heap[one] = b;
    this.heap[other] = a;
  }
}
