/** One SMS, or what its phone answered. */
export interface Line {
  id: string;
  /** The phone. */
  number: string;
  text: string;
  isAnswer: boolean;
  at: Date;
}
