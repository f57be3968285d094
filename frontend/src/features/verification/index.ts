export { DevicePhoto } from './components/device-photo';
export { VerifiedRenterNote } from './components/late-verified-renter-note';
export { VerificationBadge } from './components/verification-badge';
export { VerificationLink } from './components/verification-link';
export { VerificationSection } from './components/verification-section';
export { mustBeVerified, VERIFIER } from './verifier';
