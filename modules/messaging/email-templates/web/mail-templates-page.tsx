import { useScreenSearch } from '#apps/web/search.ts';
import { TemplateEditorPage } from './template-editor-page.tsx';
import { TemplateListPage } from './template-list-page.tsx';

/** `/email_notification`: every mail that the portal writes; with `?template=` the words of one. */
export function MailTemplatesPage() {
  const { template } = useScreenSearch('emailNotification');
  return template ? <TemplateEditorPage key={template} template={template} /> : <TemplateListPage />;
}
