import { useText } from '../i18n/use-text.ts';
import { toast } from './toast.ts';

/** Copies a text and says so, or that it could not be: browsers offer it to secure pages only. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return toast(t('OFFLINE_COPY_FAILED'), 'warning');
    }
    toast(t('CERT_SHARE_COPIED'));
  };
}
