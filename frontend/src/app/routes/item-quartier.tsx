export { QuartierNote as default } from '@/features/places';
