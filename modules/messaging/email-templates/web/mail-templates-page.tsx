import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { TemplateEditorPage } from './template-editor-page.tsx';
import { TemplateListPage } from './template-list-page.tsx';

/** `/email_notification`: every mail that the portal writes; with `?template=` the words of one. */
export function MailTemplatesPage() {
  const { template } = useSearchText<'template'>();
  return template ? <TemplateEditorPage key={template} template={template} /> : <TemplateListPage />;
}
