/**
 * Screen `/email_notification` for the texts of the portal's emails: the list of all emails or, with
 * `?template=`, the editor of one.
 */
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { mailTemplateRoutes } from '../rules/contract.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateListPage } from './template-list-page.tsx';

/** Never stale, so that refetching does not replace texts being edited. */
const FOREVER = Number.POSITIVE_INFINITY;

function TemplateEditorPage({ template }: { template: string }) {
  const t = useText();
  const view = useGet(mailTemplateRoutes.view, { Template: template }, { staleMs: FOREVER });
  if (view.data) return <TemplateEditor view={view.data} />;
  return view.isError ? (
    <ErrorPanel error={view.error} onRetry={() => view.refetch()} />
  ) : (
    <section aria-label={t('TITLE_EMAIL_NOTIFICATION')}>
      <Skeletons lines={8} height={24} />
    </section>
  );
}

/** Screen `/email_notification`: the list of all emails or, with `?template=`, the editor of one. */
export function MailTemplatesPage() {
  const { template } = useSearchText<'template'>();
  return template ? <TemplateEditorPage key={template} template={template} /> : <TemplateListPage />;
}
