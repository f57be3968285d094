import { today } from '@loka/client';
import { useSearchParams } from 'react-router-dom';
import { shownMonth } from '@/features/calendar';
import { MONTH_PARAM } from '@/lib/paths';

/** The month that a calendar shows, which is in its address, and how to show another. */
export function useShownMonth(): [string, (month: string) => void] {
  const [query, setQuery] = useSearchParams();
  const month = shownMonth(query.get(MONTH_PARAM), today());
  return [
    month,
    (next) => {
      if (next !== month) setQuery({ [MONTH_PARAM]: next }, { replace: true });
    },
  ];
}
