import { isWithin, type Spot } from './projection';

export interface Label extends Spot {
  text: string;
}

const letterWidth = 6.8;
const height = 15;

/** How far names stay from the edges of the map. */
const margin = 8;

/**
 * Those of the names that can be read side by side: each on the map as a whole, none over another. The
 * first ones come first.
 */
export function labelsThatFit(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of labels) {
    if (isOnMap(label) && placed.every((other) => !collide(label, other))) placed.push(label);
  }
  return placed;
}

const halfWidth = ({ text }: Label) => (text.length * letterWidth) / 2;

function isOnMap(label: Label): boolean {
  const [left, right] = [label.x - halfWidth(label), label.x + halfWidth(label)];
  return isWithin({ ...label, x: left }, margin) && isWithin({ ...label, x: right }, margin);
}

function collide(one: Label, other: Label): boolean {
  return (
    Math.abs(one.x - other.x) < halfWidth(one) + halfWidth(other) &&
    Math.abs(one.y - other.y) < height
  );
}
