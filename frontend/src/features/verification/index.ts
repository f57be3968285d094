export { DevicePhoto } from './components/device-photo';
export { VerificationBadge } from './components/verification-badge';
export { mustBeVerified, VerificationLink } from './components/verification-link';
export { VerificationSection } from './components/verification-section';
export { VerifiedRenterNote } from './components/verified-renter-note';
export { VERIFIER } from './verifier';
