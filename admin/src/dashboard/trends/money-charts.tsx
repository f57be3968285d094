import { formatFcfa, formatNumber, plural } from '@loka/client';
import type { Trend } from '../../api/dashboard';
import type { Series } from '../../components/charts/chart';
import { ChartFigure } from '../../components/charts/chart-figure';
import { ColumnChart } from '../../components/charts/column-chart';
import { operatorName } from '../../resources/payments';
import { TrendTable } from './trend-table';
import {
  held,
  operators,
  outcomes,
  paymentsInWords,
  shortFcfa,
  shortLabel,
  sumOf,
} from './trend-words';
import type { TrendsProps } from './trends-props';
import { useChartColors } from './use-chart-colors';

/** Payments by operator and by what became of them, and the money that Loka holds for others. */
export function MoneyCharts({ trends, now }: TrendsProps) {
  const { first, second, third, fourth, bad } = useChartColors();
  const labels = trends.map(shortLabel);
  const last = trends.at(-1);
  if (!last) return null;

  const byOperator = operators.map((operator, index) => ({
    name: operatorName(operator),
    color: [first, second, third, fourth][index] ?? fourth,
    values: trends.map((trend) => paidBy(trend, operator).count),
  }));
  const byOutcome = outcomes.map(({ id, name }, index) => ({
    name,
    color: [first, bad, second, fourth][index] ?? fourth,
    values: trends.map((trend) => sumOf(trend, ({ outcome }) => outcome === id).count),
  }));
  const parts = [
    { name: 'Portefeuilles', color: first, values: trends.map(({ held }) => held.wallets) },
    { name: 'Locations', color: second, values: trends.map(({ held }) => held.rentals) },
    { name: 'En route', color: third, values: trends.map(({ held }) => held.onTheWay) },
  ];
  const paid = sumOf(last, ({ outcome }) => outcome === 'succeeded');
  return (
    <>
      <ChartFigure
        title="Paiements reçus, par opérateur"
        now={`${now}\u00a0: ${paymentsInWords(paid)}`}
        legend={byOperator}
        isEmpty={isNothing(byOperator)}
        chart={<ColumnChart labels={labels} format={formatNumber} series={byOperator} />}
        table={
          <TrendTable
            trends={trends}
            caption="Paiements reçus, en nombre et en FCFA"
            columns={operators.map((operator) => ({
              name: operatorName(operator),
              of: (trend) => countAndAmount(paidBy(trend, operator)),
            }))}
          />
        }
      />
      <ChartFigure
        title="Paiements, par issue"
        now={`${now}\u00a0: ${plural(sumOf(last, ({ outcome }) => outcome === 'failed').count, 'échoué')}`}
        legend={byOutcome}
        isEmpty={isNothing(byOutcome)}
        chart={<ColumnChart labels={labels} format={formatNumber} series={byOutcome} />}
        table={
          <TrendTable
            trends={trends}
            caption="Paiements, selon leur état d'aujourd'hui"
            columns={outcomes.map(({ id, name }) => ({
              name,
              of: (trend) => countAndAmount(sumOf(trend, ({ outcome }) => outcome === id)),
            }))}
          />
        }
      />
      <ChartFigure
        title="Argent détenu"
        now={`Maintenant\u00a0: ${formatFcfa(held(last))}`}
        legend={parts}
        isEmpty={isNothing(parts)}
        chart={<ColumnChart labels={labels} format={shortFcfa} series={parts} />}
        table={
          <TrendTable
            trends={trends}
            caption="Argent d'autrui que Loka détient à la fin de la période, en FCFA"
            columns={[
              { name: 'Portefeuilles', of: ({ held }) => formatNumber(held.wallets) },
              { name: 'Locations', of: ({ held }) => formatNumber(held.rentals) },
              { name: 'En route', of: ({ held }) => formatNumber(held.onTheWay) },
              { name: 'Total', of: (trend) => formatNumber(held(trend)) },
            ]}
          />
        }
      />
    </>
  );
}

const paidBy = (trend: Trend, operator: string) =>
  sumOf(trend, (payment) => payment.operator === operator && payment.outcome === 'succeeded');

const isNothing = (series: readonly Series[]) =>
  series.every(({ values }) => values.every((value) => value === 0));

const countAndAmount = ({ count, amount }: { count: number; amount: number }) =>
  count === 0 ? '0' : `${formatNumber(count)} · ${formatNumber(amount)}`;
