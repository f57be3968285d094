import type { Plugin } from 'vite';

/** A change to the product's code that a test must notice. */
export interface CodeChange {
  /** What no longer holds with it. */
  name: string;
  /** Below `backend/src`. */
  file: string;
  /** Text that the file has once, and what stands there instead. */
  from: string;
  to: string;
  /** The test files that are to notice it, by parts of their names. */
  tests: string[];
}

/** Makes one change while the tests load the code; the files stay as they are. */
export function codeChange({ file, from, to }: CodeChange): Plugin {
  return {
    name: 'code-change',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(`/backend/src/${file}`) ? code.replace(from, () => to) : undefined,
  };
}
