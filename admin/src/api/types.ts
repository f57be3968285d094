import type { components } from './schema.generated';

type Schemas = components['schemas'];

export type Problem = Schemas['Problem'];
export type User = Schemas['User'];
export type UserRow = Schemas['UserRow'];
export type Role = User['role'];
export type Verification = Schemas['VerificationRow'];
export type VerificationDetail = Schemas['VerificationDetail'];
export type Rental = Schemas['Rental'];
export type Payment = Schemas['StaffPayment'];
export type PaymentDecision = Schemas['PaymentDecision'];
export type GatewayAnswer = Schemas['GatewayAnswer'];
export type ReconciliationReport = Schemas['ReconciliationReport'];
export type AuditEntry = Schemas['AuditEntry'];
export type Session = Schemas['Session'];
export type StaffItem = Schemas['StaffItem'];
