/** Screen of one nonconformity: what was found, the responses, what can be done, and its history. */

import { viewAddress } from '#modules/applications/applications/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { applicationName } from '#platform/common/format/application-name.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type NonconformityView, nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityWorkflow } from '../rules/workflow.ts';
import { cacheNonconformity } from './cache-nonconformity.ts';
import { DueText } from './due-text.tsx';
import classes from './nonconformity.module.css';
import { EscalatedBadge, GradeBadge, NonconformityStatusBadge } from './nonconformity-badges.tsx';
import { NonconformityHistory } from './nonconformity-history.tsx';
import { ResponseForm } from './response-form.tsx';
import { Responses } from './responses.tsx';

/** `/nonconformities/view?key=`: one nonconformity. */
export function NonconformityPage() {
  const t = useText();
  const { key = '' } = useSearchText<'key'>();
  const { data, error, refetch } = useGet(nonconformityRoutes.view, { NonconformityKey: key });
  if (error && !data)
    return (
      <MissingRecord
        error={error}
        onRetry={() => void refetch()}
        title={t('TITLE_NONCONFORMITY')}
        list={{ label: t('MENU_APPLICATIONS'), href: '/applications' }}
      />
    );
  return data ? (
    <NonconformityScreen key={data.NonconformityKey} view={data} />
  ) : (
    <Skeletons lines={6} height={28} />
  );
}

function NonconformityScreen({ view }: { view: NonconformityView }) {
  const t = useText();
  const isOfClient = isClient(useUser().UserRoleList);
  const language = useLanguage();
  const application = { label: applicationName(view, language), href: viewAddress(view.ApplicationKey) };
  const crumbs = isOfClient
    ? [application]
    : [{ label: t('TITLE_NONCONFORMITY_LIST'), href: '/nonconformities' }];
  const mayAnswer = view.Actions.some(({ Action, Allowed }) => Action === 'ANSWER' && Allowed);
  return (
    <div className={frame.screen}>
      <PageHeader title={view.NonconformityNo} crumbs={[...crumbs, { label: view.NonconformityNo }]}>
        <GradeBadge grade={view.Grade} />
        <NonconformityStatusBadge status={view.Status} />
        <EscalatedBadge row={view} />
        {!view.IsReleased && <Badge tone="plain">{t('NC_NOT_RELEASED')}</Badge>}
      </PageHeader>
      <ActionBar
        workflow={nonconformityWorkflow}
        record={view}
        actions={view.Actions.filter(
          ({ Action, Allowed }) => Action !== 'ANSWER' && (Allowed || !isOfClient),
        )}
        onDone={cacheNonconformity}
      />
      <div className={frame.columns}>
        <div className={frame.stack}>
          <FindingCard view={view} />
          {mayAnswer && <ResponseForm view={view} />}
          <Responses view={view} />
        </div>
        <div className={frame.stack}>
          <FactsOfNonconformity view={view} application={application} />
          <NonconformityHistory view={view} />
        </div>
      </div>
    </div>
  );
}

function FindingCard({ view }: { view: NonconformityView }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Card title={t('TITLE_NONCONFORMITY')}>
      <div className={classes.part}>
        <h3>{t('NC_REQUIREMENT')}</h3>
        <Words breaks="written">
          {view.Clause && <b>{view.Clause} </b>}
          {localized(view.Requirement)}
        </Words>
      </div>
      <div className={classes.part}>
        <h3>{t('NC_STATEMENT')}</h3>
        <Words breaks="written">{view.Statement}</Words>
      </div>
      {view.Files.length > 0 && (
        <div className={classes.part}>
          <h3>{t('NC_FILES')}</h3>
          <FileList files={view.Files} />
        </div>
      )}
    </Card>
  );
}

type FactsProps = { view: NonconformityView; application: { label: string; href: string } };

function FactsOfNonconformity({ view, application }: FactsProps) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <Card>
      <Facts
        rows={[
          [
            t('NC_APPLICATION'),
            <AppLink key="application" href={application.href}>
              {application.label}
            </AppLink>,
          ],
          [t('APP_LIST_ORG'), localized(view.OrgName)],
          [t('APP_LIST_SERVICE'), localized(view.ServiceName)],
          [t('NC_RAISED_BY'), view.RaisedBy.Name],
          [t('NC_RAISED'), format.date(view.RaisedAt)],
          [t('NC_DUE'), <DueText key="due" row={view} />],
        ]}
      />
    </Card>
  );
}
