import { queryClient } from '../api/query-client.ts';
import { currentText } from '../i18n/text-store.ts';
import { setUpToasts } from '../ui/toast.ts';
import { configQuery } from './use-config.ts';

/**
 * Reloads the configuration after the certification body has changed its settings, and applies colours and
 * the display time of toasts to the open page.
 */
export function subscribeToSettings(): void {
  void queryClient
    .fetchQuery({ ...configQuery, staleTime: 0 })
    .then(({ Brand, NotificationDuration }) => {
      showColours(Brand.Css);
      setUpToasts(NotificationDuration, () => currentText('CLOSE'));
    })
    // The next response will contain them.
    .catch(() => undefined);
}

/** Replaces the colours; the server writes the same element into the page when it is opened. */
function showColours(css: string | null): void {
  const known = document.getElementById('brand');
  if (css === null) {
    known?.remove();
    return;
  }
  const style = known ?? document.head.appendChild(document.createElement('style'));
  style.id = 'brand';
  if (style.textContent !== css) style.textContent = css;
}
