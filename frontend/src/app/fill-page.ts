const pageHead = /<!--page-->.*?<!--\/page-->/s;
const statePlace = /<!--state-->.*?<!--\/state-->/s;
const root = '<div id="root"></div>';

type Filled = {
  /** Title, description and the like. */
  head: string;
  body: string;
  state: unknown;
};

/** Puts a rendered page into `index.html`. */
export const fillPage = (html: string, { head, body, state }: Filled): string =>
  html
    .replace(pageHead, () => head)
    .replace(root, () => `<div id="root">${body}</div>`)
    .replace(statePlace, () => stateBlock(state));

/** Data, not a script: nothing of it is ever run, and no text in it ends it. */
const stateBlock = (state: unknown) =>
  `<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
