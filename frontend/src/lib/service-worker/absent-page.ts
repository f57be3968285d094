import { keptPages } from './kept-answers';
import { type MemberPage, memberPages } from './member-pages';
import { drawnPages } from './opened-pages';
import { hasShell } from './shell';

/** What a visitor finds who opens, without network, a page that was not seen before. */
export async function absentPage(): Promise<Response> {
  const kept = await keptPages();
  const drawn = [...(await drawnPages())].filter(([address]) => !kept.has(address));
  const links = [...kept, ...drawn.map(([address, name]) => [address, escaped(name)] as const)].map(
    ([address, name]) =>
      `<li><a href="${escaped(address)}">${name.replace(/ · Loka$/, '')}</a></li>`,
  );
  if (await hasShell()) links.unshift(...(await memberPages()).map(ofMember));
  return new Response(absentHtml(links), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Shown to the member who is signed in here, which the page can see and the service worker cannot. */
const ofMember = ({ userId, address, name }: MemberPage) =>
  `<li data-member="${escaped(userId)}" hidden><a href="${address}">${name}</a></li>`;

/** Made here, in the site's colours: nothing can be asked for. The theme is the one chosen on this device (lib/theme.ts). */
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
:root { color-scheme: light; --ground: #fcf9f4; --surface: #fff; --line: #ebe2d3; --title: #17211d; --text: #36433d;
  --link: #0b5849 }
${darkWhere('[data-theme=dark]')}
@media (prefers-color-scheme: dark) { ${darkWhere(':not([data-theme=light])')} }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere }
header { border-bottom: 1px solid var(--line) }
header a { display: flex; align-items: center; gap: .65rem; color: var(--title); font-size: 1.7rem; font-weight: 700;
  letter-spacing: -.025em; line-height: 1; text-decoration: none }
header a, main { margin: 0 auto; max-width: 40rem; padding: .75rem 1rem }
svg { width: 2rem; height: 2rem }
main { padding-block: 2.5rem }
h1, h2 { margin: 0; color: var(--title); line-height: 1.2 }
h1 { font-size: 1.875rem }
h2 { margin-top: 2.5rem; font-size: 1.25rem }
p { margin: .75rem 0 1.5rem }
.retry { display: inline-block; padding: .7rem 1.5rem; border-radius: 1.5rem; background: #0b5849; color: #fff;
  font-weight: 600; text-decoration: none }
ul { margin: 1rem 0 0; padding: 0; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface);
  list-style: none }
section:not(:has(li:not([hidden]))), [hidden] { display: none }
li a { display: block; padding: .75rem 1rem; color: var(--link); font-weight: 500; text-decoration: none }
li:not([hidden]) ~ li a { border-top: 1px solid var(--line) }
a:hover { text-decoration: underline }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
</style>
</head>
<body>
<header>
<a href="/" aria-label="Loka, accueil">
<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="16" fill="#0d6057"/><path
  d="M20 12v31q0 8 8 8h18" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle
  cx="42" cy="25" r="9.5" fill="#f5a524"/></svg>Loka</a>
</header>
<main>
<h1>Pas de réseau</h1>
<p>Cette page n'est pas gardée sur ce téléphone. Réessayez quand le réseau revient. Un paiement déjà demandé suit son cours.</p>
<a class="retry" href="">Réessayer</a>
${links.length > 0 ? `<section><h2>Pages gardées sur ce téléphone</h2>\n<ul>\n${links.join('\n')}\n</ul></section>` : ''}
</main>
<script>
try {
  if (localStorage.getItem('loka.token'))
    for (const link of document.querySelectorAll('[data-member]'))
      link.hidden = link.dataset.member !== localStorage.getItem('loka.userId');
} catch {}
</script>
</body>
</html>`;

function darkWhere(theme: string): string {
  return `:root${theme} { color-scheme: dark; --ground: #121816; --surface: #1b2320; --line: #2f3b36; --title: #f1ede5;
  --text: #d6d8d1; --link: #7fcbb8 }`;
}
