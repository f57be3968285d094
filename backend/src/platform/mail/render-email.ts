import type { Email, Footer } from './email.js';

const signature = "L'équipe Loka";
const unsubscribe = 'Ne plus recevoir ces e-mails';

/** The same words as plain text and as HTML light enough for any phone. */
export function renderEmail(email: Email, footer: Footer): { text: string; html: string } {
  return { text: textOf(email, footer), html: htmlOf(email, footer) };
}

function textOf({ name, paragraphs, summary = [], action }: Email, footer: Footer): string {
  return [
    `Bonjour ${name},`,
    ...paragraphs,
    ...(summary.length > 0
      ? [summary.map(({ label, value }) => `${label} : ${value}`).join('\n')]
      : []),
    ...(action ? [`${action.label} : ${action.url}`] : []),
    signature,
    `--\n${[footer.why, ...(footer.unsubscribeUrl ? [`${unsubscribe} : ${footer.unsubscribeUrl}`] : [])].join('\n')}`,
  ].join('\n\n');
}

/**
 * Colours for a dark screen are named; where a mail program inverts the light ones by itself, dark text
 * on white and white text on green stay readable.
 */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #121a16 !important; color: #e9f0ec !important; }
  .soft { color: #a9b8b0 !important; }
  .box { background: #1c2822 !important; border-color: #31443a !important; }
  .link { color: #7fd3b4 !important; }
}`;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function htmlOf({ subject, name, paragraphs, ...email }: Email, footer: Footer): string {
  const { summary = [], picture, action } = email;
  const lines = [`Bonjour ${name},`, ...paragraphs];
  return [
    '<!doctype html>',
    '<html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${styles}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#ffffff;color:#1f2a24;${font};font-size:16px;line-height:1.5">`,
    preheader(paragraphs[0] ?? ''),
    '<div style="max-width:32rem;margin:0 auto;padding:24px 20px">',
    '<p style="margin:0 0 20px;font-size:22px;font-weight:700"><span class="link" style="color:#0f5c46">Loka</span></p>',
    ...(picture ? [image(picture)] : []),
    ...lines.map((line) => `<p style="margin:0 0 14px">${escapeHtml(line)}</p>`),
    ...(summary.length > 0 ? [summaryBox(summary)] : []),
    ...(action ? [button(action)] : []),
    `<p style="margin:22px 0 0">${escapeHtml(signature)}</p>`,
    footerOf(footer),
    '</div></body></html>',
  ].join('\n');
}

/** What a list of mails shows after the subject. */
function preheader(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(text)}</div>`;
}

function image({ url, width, height, alt }: NonNullable<Email['picture']>): string {
  const measures = `width="${width}" height="${height}"`;
  return `<p style="margin:0 0 20px"><img src="${escapeHtml(url)}" ${measures} alt="${escapeHtml(alt)}" style="display:block;width:${width}px;max-width:100%;height:auto;border-radius:12px"></p>`;
}

function summaryBox(summary: NonNullable<Email['summary']>): string {
  const rows = summary.map(
    ({ label, value }) =>
      `<tr><td class="soft" style="padding:4px 12px 4px 0;color:#5c6b62;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<div class="box" style="margin:20px 0;padding:10px 16px;border:1px solid #e3dccf;border-radius:12px;background:#faf7f1">',
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:15px">',
    ...rows,
    '</table></div>',
  ].join('\n');
}

function button({ label, url }: NonNullable<Email['action']>): string {
  const style =
    'display:inline-block;padding:13px 22px;border-radius:10px;background:#0f5c46;border:1px solid #0f5c46;color:#ffffff;text-decoration:none;font-weight:600';
  return `<p style="margin:22px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function footerOf({ why, unsubscribeUrl }: Footer): string {
  const link = unsubscribeUrl
    ? `<br><a class="soft" href="${escapeHtml(unsubscribeUrl)}" style="color:#5c6b62">${escapeHtml(unsubscribe)}</a>`
    : '';
  return `<p class="soft" style="margin:28px 0 0;padding-top:14px;border-top:1px solid #d9d2c5;color:#5c6b62;font-size:13px">${escapeHtml(why)}${link}</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
