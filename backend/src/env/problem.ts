/** What is wrong with a variable, as it is said behind its name. */
export interface Problem {
  name: string;
  message: string;
}
