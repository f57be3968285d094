import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** The six digits that an app shows. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      label="Code à 6 chiffres"
      hint="Il s'affiche dans votre application de codes."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      {...props}
    />
  );
}
