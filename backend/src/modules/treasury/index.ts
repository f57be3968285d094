export { missingOf } from './domain/float-alarm.js';
export { FloatFiguresQueries } from './floats/float-figures.js';
export { type FloatAlarmFacts, floatRestored, floatShort } from './treasury.events.js';
export { TreasuryModule } from './treasury.module.js';
