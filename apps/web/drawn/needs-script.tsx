import { useText } from '#platform/web/i18n/use-text.ts';

/** Whoever has no scripts can look things up on the public site; everything else needs them. */
export function NeedsScript() {
  const t = useText();
  return (
    <p className="needs-script-note">
      {t('APP_NEEDS_SCRIPT')} <a href="/home">{t('AUTH_FOOT_HOME')}</a>
    </p>
  );
}
