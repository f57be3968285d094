/** Programs that say what they are: search engines, link previews, monitors. Cubot makes phones. */
const programs =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|axios|okhttp|go-http-client|libwww/i;

/** Whether nobody looks at what is sent to it; a browser always says what it is. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || programs.test(userAgent);
}
