const priorMean = 4;
const priorReviews = 5;

/** What reviews say: the average shown, with one decimal, and how many there are. */
export interface Rating {
  average: number;
  count: number;
}

/**
 * The mean drawn towards 4.0 as if five reviews had already said so: one single review can neither
 * make nor break an object or a member, and without any it is 4.0.
 *
 * @param count how many reviews
 * @param sum of their ratings, 1 to 5 each
 */
export function ratingOf(count: number, sum: number): Rating {
  const mean = (priorMean * priorReviews + sum) / (priorReviews + count);
  return { average: Math.round(mean * 10) / 10, count };
}
