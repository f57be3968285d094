import { saveFile } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api, call } from '@/api/client';

const of = (id: string) => ({ params: { path: { id } }, parseAs: 'blob' }) as const;

/** The documents that a member may keep, each by what it is about. */
export const documents = {
  /** @param id of a line of the wallet's history */
  receiptOfLine: (id: string) => api.GET('/api/wallet/transactions/{id}/receipt', of(id)),
  receiptOfPayment: (id: string) => api.GET('/api/payment/{id}/receipt', of(id)),
  yearlyStatement: (year: number) =>
    api.GET('/api/wallet/statements/{year}', { params: { path: { year } }, parseAs: 'blob' }),
  /** @param address as a step of a rental's history has it */
  receiptOfStep: async (address: string) => {
    const response = await call((headers) => fetch(address, { headers }));
    return { data: await response.blob(), response };
  },
  contractOfRental: (id: string) => api.GET('/api/rentals/{id}/contract', of(id)),
};

export type ReadDocument = () => Promise<{ data?: unknown; response: Response }>;

/** Downloads a document; a link cannot, since the call needs the access token. */
export const useSaveDocument = (read: ReadDocument) =>
  useMutation({
    mutationFn: async () => {
      const { data, response } = await read();
      saveFile(data as Blob, response);
    },
  });
