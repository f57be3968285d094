import { useCallback, useState } from 'react';
import { refusedFields } from '@/lib/refused-fields';
import { type ItemDraft, isSaid } from './item-draft';
import { type Problems, problemsOf } from './item-problems';

/** What is typed as a text. */
type TextName = {
  [Name in keyof ItemDraft]: ItemDraft[Name] extends string ? Name : never;
}[keyof ItemDraft];

/**
 * The fields of an object's form. They are few and of one shape: a library of forms would be more than half of the script
 * of the page, which people load on metered data.
 */
export function useItemFields(start: ItemDraft) {
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  /** How often something wrong was sent: whoever did it is led to the first. */
  const [failures, setFailures] = useState(0);
  const problems: Problems = isTried ? { ...refused, ...problemsOf(typed) } : refused;

  const change = useCallback((part: Partial<ItemDraft>) => {
    setTyped((all) => ({ ...all, ...part }));
    // What the server said was about what stood there.
    setRefused((all) => without(all, Object.keys(part)));
  }, []);

  return {
    typed,
    problems,
    failures,
    change,
    /** Ties the control of a text to what is typed. */
    text: (name: TextName) => ({
      name,
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }),
    /** Whether it can be sent; from the first try on, what is wrong is said at the fields. */
    check(): boolean {
      setTried(true);
      // Rows that were only added are not sent: what the server says of the others names their place.
      setTyped((all) => ({ ...all, priceTiers: all.priceTiers.filter(isSaid) }));
      const isRight = Object.keys(problemsOf(typed)).length === 0;
      if (!isRight) setFailures((count) => count + 1);
      return isRight;
    },
    /** Says at the fields what a refused call says of them. */
    refuse(error: Error): void {
      const fields = refusedFields(error, typed);
      setRefused(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
      if (fields.length > 0) setFailures((count) => count + 1);
    },
    reset(to: ItemDraft): void {
      setTyped(to);
      setTried(false);
      setRefused({});
    },
  };
}

export type ItemFields = ReturnType<typeof useItemFields>;

/** Without what is said of some fields, or of parts of them. */
const without = (problems: Problems, names: string[]): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => !names.includes(path.split('.')[0] ?? '')),
  );
