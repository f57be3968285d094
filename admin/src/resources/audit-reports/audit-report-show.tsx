import { formatDatedInstant, formatDay, formatNumber } from '@loka/client';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { AuditReport } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { auditOutcomeOf } from './audit-outcome';

export function AuditReportShow() {
  return <RecordPage<AuditReport> render={(report) => <AuditReportPage report={report} />} />;
}

export function AuditReportPage({ report }: { report: AuditReport }) {
  return (
    <PageColumns
      main={<Findings report={report} />}
      side={
        <Panel
          title={formatDay(report.day)}
          action={<StatusChip status={auditOutcomeOf(report)} />}
        >
          <Facts>
            <Fact name="Règles vérifiées">{formatNumber(report.checked)}</Fact>
            <Fact name="Durée">{`${formatNumber(Math.ceil(report.duration / 1_000))} s`}</Fact>
            <Fact name="Fait le">{formatDatedInstant(report.createdAt)}</Fact>
          </Facts>
        </Panel>
      }
    />
  );
}

type Part = AuditReport['broken'][number]['part'];

/** Money first: the other part waits until the morning. */
const brokenTitles: Record<Part, string> = {
  money: "Règles de l'argent enfreintes",
  consistency: 'Données qui ne concordent pas',
};

function Findings({ report: { broken, unchecked } }: { report: AuditReport }) {
  if (broken.length + unchecked.length === 0) {
    return <Panel title="Règles des comptes">Toutes les règles sont respectées.</Panel>;
  }
  return (
    <>
      {(Object.keys(brokenTitles) as Part[]).map((part) => (
        <Broken
          key={part}
          title={brokenTitles[part]}
          rules={broken.filter((rule) => rule.part === part)}
        />
      ))}
      {unchecked.length > 0 && (
        <Panel title="Règles non vérifiées">
          <Rules>
            {unchecked.map(({ name, label, reason }) => (
              <Rule key={name} name={name} label={label}>
                Motif&nbsp;: <span lang="en">{reason}</span>
              </Rule>
            ))}
          </Rules>
        </Panel>
      )}
    </>
  );
}

function Broken({ title, rules }: { title: string; rules: AuditReport['broken'] }) {
  if (rules.length === 0) return null;
  return (
    <Panel title={title}>
      Prévenez l'équipe technique&nbsp;: «&nbsp;make audit&nbsp;» donne chaque ligne en cause.
      <Rules>
        {rules.map(({ name, label, violations }) => (
          <Rule key={name} name={name} label={label}>
            {formatNumber(violations)} {violations > 1 ? 'lignes' : 'ligne'}
          </Rule>
        ))}
      </Rules>
    </Panel>
  );
}

function Rules({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

/** @param name of the rule in English, by which `make audit` and the documentation know it */
function Rule({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        overflowWrap: 'anywhere',
      }}
    >
      <strong>{label}</strong>
      <Box>{children}</Box>
      <Box lang="en" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {name}
      </Box>
    </Box>
  );
}
