import type { Schemas } from '@loka/client';

export type User = Schemas['User'];
export type UserRow = Schemas['UserRow'];
export type Role = User['role'];
export type Verification = Schemas['VerificationRow'];
export type VerificationDetail = Schemas['VerificationDetail'];
export type Rental = Schemas['Rental'];
export type StaffRental = Schemas['StaffRental'];
export type Payment = Schemas['StaffPayment'];
export type PaymentDecision = Schemas['PaymentDecision'];
export type GatewayFees = Schemas['GatewayFees'];
export type GatewayAnswer = Schemas['GatewayAnswer'];
export type ReconciliationReport = Schemas['ReconciliationReport'];
export type AuditReport = Schemas['AuditReport'];
export type AuditEntry = Schemas['AuditEntry'];
export type StaffItem = Schemas['StaffItem'];
