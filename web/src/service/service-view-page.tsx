import { useText } from '../i18n/use-text.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function ServiceViewPage() {
  const t = useText();
  return <PageHeader title={t('TITLE_ASSESSMENT_SERVICE')} />;
}
