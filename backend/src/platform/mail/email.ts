/** A mail: a greeting, a few sentences, and at most one thing to do. */
export interface Email {
  subject: string;
  /** The recipient's name. */
  name: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** The action's link is a secret: text and HTML are blanked once it is sent or given up. */
  hasSecret?: boolean;
}

const signature = "L'équipe Loka";

/** The same words as plain text and as HTML light enough for any phone. */
export function renderEmail({ name, paragraphs, action }: Email): { text: string; html: string } {
  const greeting = `Bonjour ${name},`;
  const lines = [greeting, ...paragraphs];
  const text = [...lines, ...(action ? [`${action.label} : ${action.url}`] : []), signature].join(
    '\n\n',
  );
  const html = [
    '<div style="max-width:32rem;margin:auto;font:16px/1.5 sans-serif;color:#1f2a24">',
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(action ? [button(action)] : []),
    `<p style="color:#5c6b62">${escapeHtml(signature)}</p></div>`,
  ].join('\n');
  return { text, html };
}

function button({ label, url }: NonNullable<Email['action']>): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c46;color:#fff;text-decoration:none';
  return `<p><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
