/** Screen of one proposed decision: what is decided, on which grounds, who may decide, and the outcome. */
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type FactRow, Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type ProposalView, proposalRoutes } from '../../rules/proposals/contract.ts';
import { isOpenProposal } from '../../rules/proposals/statuses.ts';
import { proposalWorkflow } from '../../rules/proposals/workflow.ts';
import classes from '../decision.module.css';
import { DecisionBadge, decisionAddress } from '../decision-badge.tsx';
import { ScopeCard } from '../scope-card.tsx';
import { CertificateLink } from '../subject-links.tsx';
import { cacheProposal } from './cache-proposal.ts';
import { DutiesCard } from './duties-card.tsx';
import { ProposalStatusBadge, UrgencyBadge } from './proposal-badges.tsx';
import { useProposalSentence } from './proposal-sentence.ts';

/** `/decisions/proposals/view?key=`: one proposed decision. */
export function ProposalPage() {
  const t = useText();
  const { key = '' } = useSearchText<'key'>();
  const { data, error, refetch } = useGet(proposalRoutes.view, { ProposalKey: key });
  if (error && !data)
    return (
      <MissingRecord
        error={error}
        onRetry={() => void refetch()}
        title={t('TITLE_PROPOSAL')}
        list={{ label: t('TITLE_PROPOSAL_LIST'), href: '/decisions/proposals' }}
      />
    );
  return data ? <ProposalScreen view={data} /> : <Skeletons lines={6} height={28} />;
}

function ProposalScreen({ view }: { view: ProposalView }) {
  const t = useText();
  const { UserKey } = useUser();
  const sentenceOf = useProposalSentence();
  const sentence = sentenceOf(view);
  const isOpen = isOpenProposal(view.Status);
  const evaluatedEarlier = view.EarlierEvaluators.some((person) => person.UserKey === UserKey);
  return (
    <div className={frame.screen}>
      <PageHeader
        title={view.CertificateNo}
        lead={sentence}
        crumbs={[
          { label: t('TITLE_PROPOSAL_LIST'), href: '/decisions/proposals' },
          { label: view.CertificateNo },
        ]}
      >
        <DecisionBadge type={view.Type} />
        <UrgencyBadge row={view} />
        <ProposalStatusBadge status={view.Status} />
      </PageHeader>
      {isOpen && evaluatedEarlier && <Notice tone="info">{t('PROPOSAL_EARLIER_NOTE')}</Notice>}
      {isOpen && (
        <ActionBar
          workflow={proposalWorkflow}
          record={view}
          actions={view.Actions}
          onDone={cacheProposal}
          subject={sentence}
          subjects={{ REDUCE_INSTEAD: sentenceOf({ ...view, Type: 'REDUCE_SCOPE' }) }}
        />
      )}
      <div className={frame.columns}>
        <div className={frame.stack}>
          <ScopeCard change={view.ScopeChange} />
          <GroundsCard view={view} />
          <DutiesCard view={view} />
        </div>
        <div className={frame.stack}>
          <ProposalFacts view={view} />
        </div>
      </div>
    </div>
  );
}

function GroundsCard({ view }: { view: ProposalView }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Card title={t('DECISION_GROUNDS')}>
      <section className={classes.part}>
        <h3>{localized(view.Ground.Name)}</h3>
        <p className={classes.text}>{view.Remark}</p>
        {view.Files.length > 0 && <FileList files={view.Files} />}
      </section>
      {view.ClosingRemark && (
        <section className={classes.part}>
          <h3>{t('PROPOSAL_CLOSING_REMARK')}</h3>
          <p className={classes.text}>{view.ClosingRemark}</p>
        </section>
      )}
    </Card>
  );
}

/** Label of who ended the proposal, by its outcome. */
const CLOSED_BY = {
  CONFIRMED: ['PROPOSAL_CONFIRMED_BY', 'PROPOSAL_RATIFIED_BY'],
  DECLINED: ['PROPOSAL_DECLINED_BY', 'PROPOSAL_NOT_RATIFIED_BY'],
  WITHDRAWN: ['PROPOSAL_WITHDRAWN_BY', 'PROPOSAL_WITHDRAWN_BY'],
} as const;

function ProposalFacts({ view }: { view: ProposalView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const role = view.ProposedAs && t(`ROLE_${view.ProposedAs}`);
  const proposer = view.ProposedBy
    ? [view.ProposedBy.Name, role].filter(Boolean).join(' · ')
    : t('DECISION_BY_PORTAL');
  const rows: FactRow[] = [
    [t('APP_LIST_ORG'), localized(view.OrgName)],
    [t('APP_LIST_SERVICE'), localized(view.ServiceName)],
    [t('DECISION_CERTIFICATE'), <CertificateLink key="certificate" row={view} />],
    [t('PROPOSAL_PROPOSER'), proposer],
    [t('PROPOSAL_PROPOSED'), format.dateTime(view.ProposedAt)],
  ];
  if (view.ExpiryDate) rows.push([t('PROPOSAL_NEW_EXPIRY'), format.date(view.ExpiryDate)]);
  if (view.RatifyBy) rows.push([t('PROPOSAL_RATIFY_BY'), format.date(view.RatifyBy)]);
  if (view.Status !== 'PROPOSED' && view.ClosedBy) {
    const role = view.ClosedAs && t(`ROLE_${view.ClosedAs}`);
    rows.push(
      [
        t(CLOSED_BY[view.Status][view.IsUrgent ? 1 : 0]),
        [view.ClosedBy.Name, role].filter(Boolean).join(' · '),
      ],
      [t('PROPOSAL_CLOSED'), format.dateTime(view.ClosedAt)],
    );
  }
  if (view.DecisionKey)
    rows.push([
      t('PROPOSAL_DECISION'),
      <AppLink key="decision" href={decisionAddress(view.DecisionKey)}>
        {view.DecisionNo}
      </AppLink>,
    ]);
  return (
    <Card>
      <Facts rows={rows} />
    </Card>
  );
}
