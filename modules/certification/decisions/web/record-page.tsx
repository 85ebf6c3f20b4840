/** Screen of one decision: what was decided by whom, and what was considered; also as PDF. */
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type FactRow, Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type DecisionView, decisionRoutes } from '../rules/contract.ts';
import { decisionDocumentRoute } from '../rules/document-contract.ts';
import { ConsideredCard } from './considered-card.tsx';
import { DecisionBadge } from './decision-badge.tsx';
import { proposalAddress } from './proposals/proposal-badges.tsx';
import { PublicLogCard } from './public-log-card.tsx';
import { ScopeCard } from './scope-card.tsx';
import { ApplicationLink, CertificateLink } from './subject-links.tsx';

/** `/decisions/view?key=`: one decision. */
export function DecisionPage() {
  const t = useText();
  const { key = '' } = useSearchText<'key'>();
  const { data, error, refetch } = useGet(decisionRoutes.view, { DecisionKey: key });
  if (error && !data)
    return (
      <MissingRecord
        error={error}
        onRetry={() => void refetch()}
        title={t('TITLE_DECISION')}
        list={{ label: t('TITLE_DECISION_LIST'), href: '/decisions' }}
      />
    );
  return data ? <DecisionScreen view={data} /> : <Skeletons lines={6} height={28} />;
}

function DecisionScreen({ view }: { view: DecisionView }) {
  const t = useText();
  return (
    <div className={frame.screen}>
      <PageHeader
        title={view.DecisionNo}
        crumbs={[{ label: t('TITLE_DECISION_LIST'), href: '/decisions' }, { label: view.DecisionNo }]}
      >
        <RecordDownload decisionKey={view.DecisionKey} />
        <DecisionBadge type={view.Type} />
      </PageHeader>
      {!view.IsSeparate && <Notice tone="warning">{t('DECISION_NOT_SEPARATE')}</Notice>}
      {view.IsRecordedLater && <Notice tone="info">{t('DECISION_RECORDED_LATER')}</Notice>}
      <div className={frame.columns}>
        <div className={frame.stack}>
          <ScopeCard change={view.ScopeChange} />
          <ConsideredCard view={view} />
        </div>
        <div className={frame.stack}>
          <DecisionFacts view={view} />
          {view.PublicLog && <PublicLogCard log={view.PublicLog} />}
        </div>
      </div>
    </div>
  );
}

type Proposal = NonNullable<DecisionView['Proposal']>;

/** Downloads the record as PDF, in the language of the screen. */
function RecordDownload({ decisionKey }: { decisionKey: string }) {
  const t = useText();
  const Language = useLanguage();
  const pdf = useSend(decisionDocumentRoute, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.7} />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate({ DecisionKey: decisionKey, Language })}
    >
      {t('DECISION_PDF')}
    </Button>
  );
}

function DecisionFacts({ view }: { view: DecisionView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const subjects: FactRow[] = [];
  if (view.ApplicationKey)
    subjects.push([t('DECISION_APPLICATION'), <ApplicationLink key="application" row={view} />]);
  if (view.CertificateKey)
    subjects.push([t('DECISION_CERTIFICATE'), <CertificateLink key="certificate" row={view} />]);
  const proposal = view.Proposal;
  const decider = [view.DecidedBy?.Name ?? t('DECISION_BY_PORTAL'), view.AsRole && t(`ROLE_${view.AsRole}`)];
  const proposalRows = ({ ProposalKey, GroundName, Status, ClosedBy, IsUrgent, ProposedAt }: Proposal) => {
    const rows: FactRow[] = [];
    if (view.ProposedBy) rows.push([t('PROPOSAL_PROPOSER'), view.ProposedBy.Name]);
    rows.push([
      t('PROPOSAL_PROPOSED'),
      <AppLink key="proposal" href={proposalAddress(ProposalKey)}>
        {format.dateTime(ProposedAt)}
      </AppLink>,
    ]);
    if (IsUrgent)
      rows.push([
        t(Status === 'DECLINED' ? 'PROPOSAL_NOT_RATIFIED_BY' : 'PROPOSAL_RATIFIED_BY'),
        ClosedBy?.Name ?? t(`PROPOSAL_STATUS_${Status}`),
      ]);
    rows.push([t('DECISION_GROUNDS'), localized(GroundName)]);
    return rows;
  };
  return (
    <Card title={t('TITLE_DECISION')}>
      <Facts
        rows={[
          [t('APP_LIST_ORG'), localized(view.OrgName)],
          [t('APP_LIST_SERVICE'), localized(view.ServiceName)],
          ...subjects,
          [t('DECISION_DECIDER'), decider.filter(Boolean).join(' · ')],
          [t('DECISION_DECIDED'), format.dateTime(view.DecidedAt)],
          [t('DECISION_EFFECTIVE'), format.date(view.EffectiveOn)],
          ...(proposal ? proposalRows(proposal) : []),
          [
            t(proposal ? 'DECISION_GROUNDS_TEXT' : 'DECISION_GROUNDS'),
            view.Grounds ?? t('DECISION_NO_GROUNDS'),
          ],
        ]}
      />
      {view.Files.length > 0 && (
        <>
          <h3>{t('DECISION_FILES')}</h3>
          <FileList files={view.Files} />
        </>
      )}
    </Card>
  );
}
