export { RequestForm as default } from '@/features/rentals';
