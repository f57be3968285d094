export { ItemsFigures } from './components/items-figures';
export { MonthsFigures } from './components/months-figures';
export { useCountView } from './use-count-view';
