/// <reference lib="webworker" />
import { absentPage } from './absent-page';
import { answerKept, keepShown, storeOf } from './kept-answers';
import { KEEP_SHELL, OPENED, TAKE_OVER } from './messages';
import { keepPageAt } from './opened-pages';
import { openPage, showPush } from './push';
import { answerAsset, answerPage, dropOldShells, hasShell, keepShell } from './shell';

/**
 * Lets pages open without network: those of members, from the site's own built files, and public ones as
 * they were seen. And it shows what members are told while no page is open.
 */
declare const self: ServiceWorkerGlobalScope;

// A newer one waits until the visitor says so, or the last page is closed.
self.addEventListener('install', (event) => {
  event.waitUntil(hasShell().then((isKept) => (isKept ? keepShell() : undefined)));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
  // Visitors do not download what members need.
  if (event.data === KEEP_SHELL) event.waitUntil(keepShell());
  // Where it cannot be kept, the page is shown all the same.
  const url = String(event.data).startsWith(OPENED) && event.data.slice(OPENED.length);
  if (url) event.waitUntil(keepPageAt(url).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
  event.waitUntil(keepOpenPages().catch(() => undefined));
});

/** Those that were there before anything here could see what they load. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({
    includeUncontrolled: true,
    type: 'window',
  })) {
    await keepShown(url);
    await keepPageAt(url);
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPage(self, event.notification));
});

/** What is no page of this site. */
const elsewhere = /^\/(?:admin|api|docs)(?:\/|$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const store = storeOf(request);
  if (store) {
    const answer = answerKept(request, store);
    event.respondWith(request.mode === 'navigate' ? answer.catch(absentPage) : answer);
  } else if (request.mode === 'navigate') {
    if (elsewhere.test(pathname)) return;
    const isOfMember = pathname.startsWith('/tableau-de-bord');
    const answer = isOfMember ? answerPage(request) : fetch(request);
    event.respondWith(answer.catch(absentPage));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(answerAsset(request));
  }
});
