import { expect, it } from 'vitest';
import { isPushService } from './push-service.js';

const services = ['googleapis.com', 'push.apple.com', 'localhost:4000'];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://push.apple.com/abc',
  'http://localhost:4000/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, services)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://googleapis.com.example.org/abc',
  'https://notgoogleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@169.254.169.254/abc',
  'https://:secret@fcm.googleapis.com/abc',
  'http://localhost:5432/abc',
  'http://127.0.0.1:4000/abc',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, services)).toBe(false);
});
