import { dayOf, today } from '@loka/client';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useAuth } from '@/features/account';
import { documents, useSaveDocument } from '@/features/documents';

/** The statement of a year as a file to print, of the running one until today. */
export function YearlyStatement() {
  const { user } = useAuth();
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const first = user ? Number(dayOf(new Date(user.createdAt)).slice(0, 4)) : thisYear;
  const years = Array.from({ length: thisYear - first + 1 }, (_, index) => thisYear - index);
  const save = useSaveDocument(() => documents.yearlyStatement(year));
  return (
    <section aria-label="Relevé annuel" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-44">
          <Field label="Relevé annuel">
            {(control) => (
              <Select
                {...control}
                value={year}
                onChange={({ target }) => setYear(Number(target.value))}
              >
                {years.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button
          variant="secondary"
          className="min-h-12 max-sm:w-full"
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {!save.isPending && <Download size={18} aria-hidden />}
          <span>Télécharger (PDF)</span>
        </Button>
      </div>
      {save.error && <Failure message="Le relevé n'a pas pu être préparé." error={save.error} />}
    </section>
  );
}
