import { saveFile } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { StatementFilter } from '../statement-filter';

/** Downloads the movements that pass the filter as a file for a spreadsheet. */
export const useExportTransactions = () =>
  useMutation({
    mutationFn: async (filter: StatementFilter) => {
      const { data, response } = await api.GET('/api/wallet/transactions.csv', {
        params: { query: filter },
        parseAs: 'blob',
      });
      saveFile(data as Blob, response);
    },
  });
