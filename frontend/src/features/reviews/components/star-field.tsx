import { plural } from '@loka/client';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { ErrorText } from '@/components/ui/error-text';
import { STAR_WORDS } from '../star-words';

type StarFieldProps = {
  label: string;
  /** 0 while none is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
};

/** One to five stars, by touch or by the arrow keys; each is named by its number and what it means. */
export function StarField({ label, value, onChange, error }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-medium text-[0.95rem] text-ink-900">{label}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {STAR_WORDS.map((word, index) => {
            const stars = index + 1;
            return (
              <label
                key={word}
                className="grid size-12 cursor-pointer place-items-center rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-lagoon-700"
              >
                <input
                  type="radio"
                  name={id}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  className="sr-only"
                />
                <span className="sr-only">
                  {plural(stars, 'étoile')}, {word.toLowerCase()}
                </span>
                <Star
                  size={32}
                  strokeWidth={1.5}
                  aria-hidden
                  className={clsx(
                    stars <= value ? 'fill-sun-400 text-sun-400' : 'fill-surface text-ink-400',
                  )}
                />
              </label>
            );
          })}
        </div>
        <span aria-hidden className="text-ink-500">
          {STAR_WORDS[value - 1]}
        </span>
      </div>
      <ErrorText id={`${id}-error`} announced={false}>
        {error}
      </ErrorText>
    </fieldset>
  );
}
