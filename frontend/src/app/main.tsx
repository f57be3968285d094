import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { favouriteSenders } from '@/features/favourites';
import { messageSenders } from '@/features/messages/api/kept-messages';
import { stepSenders } from '@/features/rentals';
import { live } from '@/lib/live';
import { outbox } from '@/lib/offline';
import { Providers } from './providers';
import { Router } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

outbox.start({ ...stepSenders, ...messageSenders, ...favouriteSenders });
live.start();
// The development server builds no service worker.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
