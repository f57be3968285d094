import { keptPages } from './kept-answers';
import { drawnPages } from './opened-pages';

/** What a visitor finds who opens, without network, a page that was not seen before. */
export async function absentPage(): Promise<Response> {
  const kept = await keptPages();
  const drawn = [...(await drawnPages())].filter(([address]) => !kept.has(address));
  const links = [...kept, ...drawn.map(([address, name]) => [address, escaped(name)] as const)].map(
    ([address, name]) => `<li><a href="${escaped(address)}">${name}</a></li>`,
  );
  return new Response(absentHtml(links), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Made here: nothing can be asked for. The theme is the one that was chosen on this device (lib/theme.ts). */
const absentHtml = (links: string[]) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pas de réseau · Loka</title>
<script>
try {
  document.documentElement.dataset.theme = localStorage.getItem('loka.theme') ?? '';
} catch {}
</script>
<style>
:root { color-scheme: light; --ground: #fcf9f4; --text: #36433d; --link: #0b5849 }
${darkWhere('[data-theme=dark]')}
@media (prefers-color-scheme: dark) { ${darkWhere(':not([data-theme=light])')} }
body { margin: 0 auto; max-width: 36rem; padding: 3rem 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .5rem; line-height: 1.2 }
h2 { margin: 2rem 0 0; font-size: 1.1rem }
ul { margin: 0; padding: 0; list-style: none }
a { display: block; padding: .6rem 0; color: var(--link) }
</style>
</head>
<body>
<h1>Pas de réseau</h1>
<p>Cette page n'est pas gardée sur ce téléphone. Réessayez quand le réseau revient. Un paiement déjà demandé suit son cours.</p>
<a href="">Réessayer</a>
${links.length > 0 ? `<h2>Pages gardées sur ce téléphone</h2>\n<ul>\n${links.join('\n')}\n</ul>` : ''}
</body>
</html>`;

function darkWhere(theme: string): string {
  return `:root${theme} { color-scheme: dark; --ground: #121816; --text: #d6d8d1; --link: #7fcbb8 }`;
}
