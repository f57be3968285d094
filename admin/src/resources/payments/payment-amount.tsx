import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Payment } from '../../api/types';
import { Money } from '../../components/money';
import { isPayout } from './payment-status';

/** All that a payment is worth, what of it the wallet pays, and what moved when that is another sum. */
export function PaymentAmount({ payment }: { payment: Payment }) {
  const { amount, walletAmount, movedAmount } = payment;
  return (
    <>
      <Money francs={amount + walletAmount} />
      {walletAmount > 0 && amount > 0 && (
        <Aside>
          dont <Money francs={walletAmount} />
          <br />
          du portefeuille
        </Aside>
      )}
      {movedAmount !== null && (
        <Aside color="error.main">
          {isPayout(payment) ? 'versé' : 'reçu'} <Money francs={movedAmount} />
        </Aside>
      )}
    </>
  );
}

function Aside({ color = 'text.secondary', children }: { color?: string; children: ReactNode }) {
  return (
    <Box sx={{ color, fontSize: '0.75rem', lineHeight: 1.3, whiteSpace: 'nowrap' }}>{children}</Box>
  );
}
