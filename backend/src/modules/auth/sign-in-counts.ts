import { counter } from '../../platform/monitoring/meters.js';

const signIns = counter(
  'sign_ins_total',
  'Sign-ins that were granted, or refused at a step: password, passkey or second-step',
  'outcome',
  'step',
);

export function countGranted(): void {
  signIns.inc({ outcome: 'granted', step: 'all' });
}

export function countRefused(step: 'password' | 'passkey' | 'second-step'): void {
  signIns.inc({ outcome: 'refused', step });
}
