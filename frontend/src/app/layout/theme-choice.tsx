import { clsx } from 'clsx';
import { setTheme, THEMES, type Theme, useTheme } from '@/lib/theme';

const LABELS: Record<Theme, string> = { system: 'Système', light: 'Clair', dark: 'Sombre' };

type ThemeChoiceProps = {
  /** Of its group of buttons; a page may show the choice twice. */
  name: string;
  /** On the dark ground of the footer. */
  onDark?: boolean;
};

/** Light, dark, or as the system says: of this device, for visitors as for members. */
export function ThemeChoice({ name, onDark = false }: ThemeChoiceProps) {
  const theme = useTheme();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.95rem]">
      <legend className={clsx('float-left', onDark ? 'text-white' : 'text-ink-700')}>
        Apparence
      </legend>
      <span
        className={clsx(
          'inline-flex flex-wrap rounded-full border p-0.5',
          onDark ? 'border-white/30 text-lagoon-100' : 'border-sand-300 text-ink-700',
        )}
      >
        {THEMES.map((one) => (
          <label
            key={one}
            className={clsx(
              'grid min-h-10 place-items-center rounded-full px-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              onDark
                ? 'has-checked:bg-white has-checked:font-semibold has-checked:text-night has-focus-visible:outline-white'
                : 'has-checked:bg-lagoon-700 has-checked:font-semibold has-checked:text-white has-focus-visible:outline-lagoon-600',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={theme === one}
              onChange={() => setTheme(one)}
            />
            {LABELS[one]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
