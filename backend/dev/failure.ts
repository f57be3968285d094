/** Something the reader can put right: shown as one line, without a stack. */
export class Failure extends Error {}
