import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useViewers } from '../use-viewers.ts';

/** Others who fill in the same form at the same time are named before the work is done twice. */
export function FormOthers({ applicationKey, isEditing }: { applicationKey: string; isEditing: boolean }) {
  const t = useText();
  const editor = useViewers('application', applicationKey, isEditing).find((one) => one.IsEditing);
  if (!editor || !isEditing) return null;
  return <Notice tone="warning">{t('LIVE_FORM_TOO', { name: editor.Name })}</Notice>;
}
