import { ErrorText } from '@/components/ui/error-text';
import { RadioCard } from '@/components/ui/radio-card';

interface Choice<Answer> {
  answer: Answer;
  label: string;
  /** What it does. */
  note: string;
}

type AnswerChoicesProps<Answer> = {
  choices: readonly Choice<Answer>[];
  value: Answer | null;
  onChange: (answer: Answer) => void;
  /** Whether sending was tried, so that a missing choice is said. */
  tried: boolean;
};

/** The answers that a party can give to the other one, with what each does. */
export function AnswerChoices<Answer extends string>(props: AnswerChoicesProps<Answer>) {
  const { choices, value, onChange, tried } = props;
  const isMissing = tried && !value;
  return (
    <fieldset data-wrong={isMissing || undefined} className="grid gap-3">
      <legend className="sr-only">Votre réponse</legend>
      {choices.map(({ answer, ...words }) => (
        <RadioCard
          key={answer}
          name="answer"
          checked={value === answer}
          onChange={() => onChange(answer)}
          {...words}
        />
      ))}
      {isMissing && <ErrorText>Choisissez une réponse.</ErrorText>}
    </fieldset>
  );
}
