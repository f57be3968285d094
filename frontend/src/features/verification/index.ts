export { DevicePhoto } from './components/device-photo';
export { VerificationBadge } from './components/verification-badge';
export { VerificationSection } from './components/verification-section';
export {
  mustBeVerified,
  VerificationLink,
  VerifiedRenterNote,
} from './components/verified-renter-note';
export { VERIFIER } from './verifier';
