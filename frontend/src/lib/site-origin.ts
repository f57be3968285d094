let origin = import.meta.env.SSR ? '' : location.origin;

/** Where the site is, as others are told: the server knows it, the browser is told with the page. */
export const siteOrigin = (): string => origin;

export function setSiteOrigin(known: string): void {
  origin = known;
}
