import { type ReactNode, useId } from 'react';
import { ErrorText } from './error-text';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Receives what ties the control to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-[0.95rem] text-ink-900">
        {label}
        {optional && <span className="font-normal text-ink-500"> (facultatif)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <ErrorText id={errorId} announced={false}>
        {error}
      </ErrorText>
      {hint && (
        <p id={hintId} className="text-ink-500 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
