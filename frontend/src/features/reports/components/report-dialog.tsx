import { limits } from '@loka/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldError } from '@/api/problem';
import type { NewReport } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorText } from '@/components/ui/error-text';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { RadioCard } from '@/components/ui/radio-card';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { keptForm } from '@/lib/kept-form';
import { useMakeReport } from '../api/make-report';
import { REPORT_WORDS } from '../report-words';

const { maxLength } = limits['POST /api/reports'].words;

type Reason = NewReport['reason'];
type Typed = { reason: Reason | null; words: string };
type ReportDialogProps = Pick<NewReport, 'kind' | 'subjectId'> & { onClose: () => void };

const NOTHING: Typed = { reason: null, words: '' };

/** Why something is reported, and what there is to say of it; what is typed outlives the dialog. */
export default function ReportDialog({ kind, subjectId, onClose }: ReportDialogProps) {
  const { title, intro, submit, hint, reasons } = REPORT_WORDS[kind];
  const kept = keptForm<Typed>(`report.${kind}.${subjectId}`, NOTHING);
  const [typed, setTyped] = useState(kept.load);
  const { reason, words } = typed;
  const [tried, setTried] = useState(false);
  const report = useMakeReport(() => {
    kept.forget();
    onClose();
    toast.success("Merci. L'équipe Loka regarde et vous écrira.");
  });

  const wrongWords = fieldError(report.error, 'words');
  const explanation = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wrongWords) explanation.current?.focus();
  }, [wrongWords]);

  function type(part: Partial<Typed>) {
    const all = { ...typed, ...part };
    kept.save(all);
    setTyped(all);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (reason) report.mutate({ kind, subjectId, reason, words: words.trim() });
    // On a phone the choices are above what is in sight.
    else event.currentTarget.querySelector<HTMLInputElement>('[name=reason]')?.focus();
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description={intro}>
      <form onSubmit={send} noValidate className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold text-ink-900">Que se passe-t-il&nbsp;?</legend>
          {Object.entries(reasons).map(([id, label]) => (
            <RadioCard
              key={id}
              name="reason"
              label={label}
              className="min-h-12"
              checked={reason === id}
              onChange={() => type({ reason: id as Reason })}
            />
          ))}
          {tried && !reason && <ErrorText>Choisissez le motif le plus proche.</ErrorText>}
        </fieldset>
        <Field label="Expliquez" optional={reason !== 'other'} hint={hint} error={wrongWords}>
          {(control) => (
            <Textarea
              {...control}
              ref={explanation}
              rows={3}
              maxLength={maxLength}
              value={words}
              onChange={({ target }) => type({ words: target.value })}
            />
          )}
        </Field>
        {report.error && !wrongWords && (
          <Failure message="Le signalement n'est pas parti." error={report.error} />
        )}
        <Button type="submit" size="lg" block busy={report.isPending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
