import { ConsentDialog } from '#modules/public/content/web/index.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';

/** Cookie consent dialog of the public pages. */
export function Consent() {
  const t = useIslandText();
  const { CookieVersion, Language } = useSite();
  return <ConsentDialog version={CookieVersion} language={Language} t={t} />;
}
