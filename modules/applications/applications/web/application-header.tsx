/** Header of the application page: names, service, status, tags, viewers, documents and sharing. */

import { serviceViewAddress } from '#modules/catalogue/services/web/index.ts';
import { ShareButton } from '#modules/identity/accounts/web/index.ts';
import { organisationNames } from '#modules/identity/organisations/web/index.ts';
import { isClient, type Role } from '#platform/common/access/roles.ts';
import { screens } from '#platform/common/access/screens.ts';
import type { ExportMode } from '#platform/common/exports/documents.ts';
import { DocumentMenu } from '#platform/web/exports/document-menu.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { ApplicationTags } from './application-tags.tsx';
import { OverdueBadge } from './overdue-badge.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Viewers } from './viewers.tsx';

/** The documents of the application that this user may export. */
function modesOf(view: ApplicationView, roles: readonly Role[]): ExportMode[] {
  const isPublished = applicationStatuses.completed.includes(view.ApplicationStatusCode) || !isClient(roles);
  const hasPage = view.IsGenerated && view.CertificateKey !== null && isPublished;
  return [
    'GENERATE_MACHFORM_ENTRY',
    ...(hasPage ? (['GENERATE_CERT_NO_SUPPORTING_DOC'] as const) : []),
    ...(hasPage && view.DisclosureFile !== null ? (['GENERATE_CERTIFICATE'] as const) : []),
    ...(view.Invoice === null ? [] : (['GENERATE_INVOICE'] as const)),
  ];
}

export function ApplicationHeader({ view }: { view: ApplicationView }) {
  const t = useText();
  const nameOf = useApplicationName();
  const language = useLanguage();
  const format = useFormat();
  const roles = useUser().UserRoleList;
  const [name, second] = organisationNames(view.OrgName, language);
  const localized = useLocalized();
  // A client's applications are all of the same organisation: the service distinguishes them.
  const isOwn = isClient(roles);
  const when = view.SubmittedAt
    ? t('APP_SUBMITTED', { date: format.date(view.SubmittedAt) })
    : t('APP_STARTED', { date: format.date(view.CreatedAt) });
  return (
    <PageHeader
      title={isOwn ? localized(view.ServiceName) : name}
      titleExtra={
        !isOwn &&
        second && (
          <Words as="span" tone="soft" size="lg" weight="normal">
            {second}
          </Words>
        )
      }
      crumbs={[{ label: t('MENU_APPLICATIONS'), href: '/applications' }, { label: nameOf(view) }]}
      lead={
        <>
          {isOwn ? name : <ServiceName view={view} />} · <b>{t(`TYPE_${view.AssessmentType}`)}</b>
          {view.Round > 1 && <> · {t('APP_ROUND', { round: view.Round })}</>} · {when}
          {view.IsShortFlow && <> · {t('APP_SHORT_FLOW')}</>}
          <ApplicationTags view={view} />
        </>
      }
    >
      <Viewers kind="application" recordKey={view.ApplicationKey} />
      <OverdueBadge row={view} />
      <DocumentMenu keys={[view.ApplicationKey]} modes={modesOf(view, roles)} />
      <ShareButton applicationKey={view.ApplicationKey} applicationNo={nameOf(view)} />
      <StatusBadge status={view.ApplicationStatusCode} step={view.CurrentStep} />
    </PageHeader>
  );
}

/** The service name, linked to the service configuration for roles that may open it. */
function ServiceName({ view }: { view: ApplicationView }) {
  const name = useLocalized()(view.ServiceName);
  return canOpen(screens.assessmentServiceView, useUser().UserRoleList) ? (
    <AppLink href={serviceViewAddress(view.ServiceKey)}>{name}</AppLink>
  ) : (
    name
  );
}
