export { VerificationBadge } from './components/verification-badge';
export { VerificationSection } from './components/verification-section';
export { mustBeVerified, VerifiedRenterNote } from './components/verified-renter-note';
export { VERIFIER } from './verifier';
