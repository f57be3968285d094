import polyglotI18nProvider from 'ra-i18n-polyglot';
import { messages } from './messages';

/** French only. Texts that are already French pass through as they are. */
export const i18nProvider = polyglotI18nProvider(
  () => messages,
  'fr',
  [{ locale: 'fr', name: 'Français' }],
  { allowMissing: true },
);
