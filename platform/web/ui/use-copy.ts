import { useText } from '../i18n/use-text.ts';
import { toast } from './toast.ts';

/**
 * Hook that copies a text, such as a link, to the clipboard and confirms it with a toast, or reports a
 * failure: browsers allow it on secure pages only.
 */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser does not permit it, as on an insecure page.
      return toast(t('COPY_FAILED'), 'warning');
    }
    toast(t('COPIED'));
  };
}
