export { DataExport } from './components/data-export';
export { Devices } from './components/devices';
export { SecondStepSetting } from './components/second-step-setting';
