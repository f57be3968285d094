/** An error whose message is enough for the user to correct it: printed without a stack. */
export class Failure extends Error {}
