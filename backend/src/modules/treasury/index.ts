export { missingOf } from './domain/float-alarm.js';
export { ledgerTypeOf, treasuryKinds } from './domain/treasury-postings.js';
export { FloatFiguresQueries } from './floats/float-figures.js';
export { type FloatAlarmFacts, floatRestored, floatShort } from './treasury.events.js';
export { TreasuryModule } from './treasury.module.js';
