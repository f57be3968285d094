export { ItemsFigures } from './components/items-figures';
export { MonthsFigures } from './components/months-figures';
export { useCountCheckout, useCountView } from './use-count-look';
