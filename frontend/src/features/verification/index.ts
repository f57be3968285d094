export { VerificationBadge } from './components/verification-badge';
export { VerificationSection } from './components/verification-section';
export { VERIFIER } from './verifier';
