import type { Line } from './line.js';

/** The phones that SMS were sent to, each as it shows them, newest first, and a field to answer. */
export function page(lines: readonly Line[]): string {
  const numbers = [...new Set(lines.map(({ number }) => number))];
  const phones = numbers.map((number) =>
    phone(
      number,
      lines.filter((line) => line.number === number),
    ),
  );
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>SMS</title><style>
  body { margin: 0; padding: 16px; background: #f4efe6; color: #1f2a24; font: 16px/1.45 sans-serif }
  main { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)) }
  section { background: #fff; border: 1px solid #ddd3c2; border-radius: 16px; padding: 14px }
  h1 { font-size: 22px } h2 { font-size: 17px; margin: 0 0 10px }
  form { display: flex; gap: 8px; margin-bottom: 12px }
  input { flex: 1; min-width: 0; padding: 10px; font: inherit; border: 1px solid #b9ad9a; border-radius: 10px }
  button { padding: 10px 14px; font: inherit; border: 0; border-radius: 10px; background: #0f5c46; color: #fff }
  p { margin: 0 0 8px; padding: 9px 12px; border-radius: 12px; background: #eef3f0; overflow-wrap: anywhere }
  p.answer { background: #0f5c46; color: #fff; margin-left: 20% } small { display: block; opacity: .7 }
</style></head><body><h1>SMS</h1>
<main>${phones.join('') || 'Aucun SMS pour le moment.'}</main></body></html>`;
}

function phone(number: string, lines: readonly Line[]): string {
  const shown = lines.map(
    ({ text, isAnswer, at }) =>
      `<p class="${isAnswer ? 'answer' : 'sms'}">${escapeHtml(text)}<small>${at.toISOString()}</small></p>`,
  );
  return `<section><h2>${escapeHtml(number)}</h2>
<form method="post" action="/answers"><input type="hidden" name="from" value="${escapeHtml(number)}">
<input name="text" aria-label="Réponse de ${escapeHtml(number)}" placeholder="OUI 4821" autocomplete="off" required>
<button>Répondre</button></form>${shown.join('')}</section>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
