import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NewReport } from '@/api/types';

/** Tells staff of something, or asks them for help with a rental. */
export function useMakeReport(onDone: () => void) {
  return useMutation({
    mutationFn: (report: NewReport) => body(api.POST('/api/reports', { body: report })),
    onSuccess: onDone,
  });
}
