import { useQuery } from '@tanstack/react-query';
import { operatorsQuery } from '../api/get-operators';

const or = new Intl.ListFormat('fr', { type: 'disjunction' });

/** The ways to pay and how their numbers begin, as part of a sentence. */
export function OperatorNames() {
  const { data: operators } = useQuery(operatorsQuery);
  if (!operators) return 'mobile money';
  return or.format(
    operators.map(({ label, prefixes }, index) => {
      const numbers = index === 0 ? 'numéros en ' : '';
      return `${label} (${numbers}${or.format(prefixes)})`;
    }),
  );
}
