import { limits } from '@loka/client';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

const { minLength, maxLength } = limits['POST /api/rentals/{id}/contest-return'].reason;

type ReasonFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  /** Whether the form was sent, so that what is missing is said. */
  tried: boolean;
};

/** Why, in a party's own words, which the other one and staff read. */
export function ReasonField({ label, value, onChange, hint, tried }: ReasonFieldProps) {
  const error = tried && !isReason(value) ? 'Expliquez en quelques mots.' : undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** A form with nothing but a reason, before that is typed. */
export const NO_REASON = { reason: '' };

/** What such a form sends; null when the reason is too short. */
export const reasonOnly = (reason: string) => (isReason(reason) ? { reason: reason.trim() } : null);

export const isReason = (text: string): boolean => text.trim().length >= minLength;
