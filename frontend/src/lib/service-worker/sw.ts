/// <reference lib="webworker" />
import { openPage, showPush } from './push';
import { answerAsset, answerPage, dropOldShells, keepShell } from './shell';

/**
 * Lets the pages of rentals open without network. It keeps the site's own built files, never an
 * answer of the API or a photo. And it shows what members are told while no page is open.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPage(self, event.notification));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (pathname.startsWith('/tableau-de-bord')) event.respondWith(answerPage(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(answerAsset(request));
  }
});
