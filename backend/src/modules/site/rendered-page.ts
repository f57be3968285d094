/** What `frontend/src/app/server.tsx` gives for an address. */
export interface RenderedPage {
  status: number;
  /** Title, description and the like. */
  head: string;
  body: string;
  state: unknown;
  /** Which page it is, by its file. */
  source: string;
  /** Of what it shows. */
  id: string | undefined;
}

/** Of a page that the browser draws, since it belongs to a member. */
export interface MemberPage {
  status: number;
  source: null;
}
