import { GatewayWords } from './gateway-words';
import { type Step, stepInWords } from './step-words';

/** What led to a step, and the gateway's own words. */
export function StepSentence(step: Step) {
  const { sentence, answer } = stepInWords(step);
  return (
    <>
      {sentence}
      {answer && <GatewayWords answer={answer} />}
    </>
  );
}
