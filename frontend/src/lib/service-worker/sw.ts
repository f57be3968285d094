/// <reference lib="webworker" />
import { answerAsset, answerPage, dropOldShells, keepShell } from './shell';

/**
 * Lets the pages of rentals open without network. It keeps the site's own built files, never an
 * answer of the API or a photo.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
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
