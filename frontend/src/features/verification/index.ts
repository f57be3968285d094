export { DevicePhoto } from './components/device-photo';
export { VerificationBadge } from './components/verification-badge';
export { VerificationLink } from './components/verification-link';
export { VerificationSection } from './components/verification-section';
export { VerifiedRenterNote } from './components/verified-renter-note';
export { mustBeVerified, VERIFIER } from './verifier';
