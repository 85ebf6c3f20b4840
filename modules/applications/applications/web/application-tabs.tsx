/**
 * Tabs of the application page: decision sheet, answers, checklist, documents, payment, certificate, history and comments,
 * offered according to the user's rights; contains the documents tab itself.
 */

import { checklistRoutes } from '#modules/applications/assessments/rules/index.ts';
import { CommentsTab, UnreadMark, useCommentCount } from '#modules/applications/comments/web/index.ts';
import { formProviderTraits } from '#modules/applications/external-forms/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type Tab, Tabs } from '#platform/web/ui/tabs.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationRoutes } from '../rules/contract.ts';
import { viewAddress } from './addresses.ts';
import { AnswersTab } from './answers-tab.tsx';
import type { ApplicationParts } from './application-parts.ts';
import classes from './documents-tab.module.css';
import { HistoryTab } from './history-tab.tsx';
import { PaymentTab } from './payment-tab.tsx';
import { decisionSheet } from './slots.ts';
import { SHEET_TAB, type SheetTab } from './use-sheet-tab.ts';

/** Every file of the application, grouped by origin. */
function DocumentsTab({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGet(applicationRoutes.documents, { ApplicationKey: applicationKey });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} height={40} />;
  if (data.Rows.length === 0) return <EmptyState title={t('DOCS_NONE')} text={t('DOCS_NONE_HELP')} />;
  const groups = [...new Set(data.Rows.map((row) => row.Of))];
  return groups.map((group) => (
    <section key={group}>
      <Words as="h2" mb="xs" tone="faint" size="xs" weight="strong" className={classes.group}>
        {t(`DOCS_OF_${group}`)}
      </Words>
      <FileList
        files={data.Rows.filter((row) => row.Of === group)}
        meta={(file) => (
          <span className={classes.meta}>
            {[file.By?.Name, format.date(file.At)].filter(Boolean).join(' · ')}
          </span>
        )}
      />
    </section>
  ));
}

type Props = {
  view: ApplicationView;
  sheet: SheetTab;
  parts: Pick<ApplicationParts, 'ChecklistTab' | 'FieldResults' | 'EntriesPart' | 'CertificateTab'>;
};

/** The tabs; the URL records which one is open. */
export function ApplicationTabs({ view, sheet, parts }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const { tab } = useSearchText<'tab'>();
  return (
    <Tabs
      label={t('TAB_LIST')}
      tabs={useTabs({ view, sheet, parts })}
      open={tab}
      onOpen={(next) => go(viewAddress(view.ApplicationKey, next), { replace: true, isSamePlace: true })}
    />
  );
}

/**
 * Clients have no checklist tab because findings are internal; the payment tab needs access to the invoice.
 */
function useTabs({ view, sheet, parts }: Props): Tab[] {
  const { ChecklistTab, FieldResults, EntriesPart, CertificateTab } = parts;
  const t = useText();
  const isStaff = !isClient(useUser().UserRoleList);
  const key = view.ApplicationKey;
  const { data: checklist } = useGet(checklistRoutes.view, { ApplicationKey: key }, { enabled: isStaff });
  const comments = useCommentCount(key);
  const points = checklist?.Points ?? [];
  const count =
    points.length > 0 ? `${points.filter((point) => point.Result).length}/${points.length}` : undefined;
  const isShown: Readonly<Record<string, boolean>> = { checklist: isStaff, payment: view.Invoice !== null };
  const decision: Tab = {
    name: SHEET_TAB,
    label: t('TAB_DECISION'),
    body: <decisionSheet.Part view={view} />,
    isOnPage: true,
  };
  const tabs: Tab[] = [
    ...(sheet.isOffered && sheet.isFirst ? [decision] : []),
    {
      name: 'answers',
      label: t('TAB_ANSWERS'),
      body: (
        <>
          <AnswersTab applicationKey={key} step={view.CurrentStep} FieldResults={FieldResults} />
          {!formProviderTraits[view.FormProvider].IsAnsweredHere && <EntriesPart applicationKey={key} />}
        </>
      ),
    },
    {
      name: 'checklist',
      label: t('TAB_CHECKLIST'),
      count,
      body: <ChecklistTab applicationKey={key} step={view.CurrentStep} />,
    },
    ...(sheet.isOffered && !sheet.isFirst ? [decision] : []),
    { name: 'documents', label: t('TAB_DOCUMENTS'), body: <DocumentsTab applicationKey={key} /> },
    { name: 'payment', label: t('TAB_PAYMENT'), body: <PaymentTab view={view} /> },
    { name: 'certificate', label: t('TAB_CERTIFICATE'), body: <CertificateTab view={view} /> },
    { name: 'history', label: t('TAB_HISTORY'), body: <HistoryTab applicationKey={key} /> },
    {
      name: 'comments',
      label: t('TAB_COMMENTS'),
      count: comments?.Total ? String(comments.Total) : undefined,
      mark: <UnreadMark count={comments?.Unread ?? 0} />,
      body: <CommentsTab key={key} applicationKey={key} />,
    },
  ];
  return tabs.filter((tab) => isShown[tab.name] ?? true);
}
