import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import classes from './log.module.css';

export type Only = { UserKey?: string; Object?: string; SessionOf?: string };

/** Says that the list was narrowed from a row, and leads back. */
export function EventOnly({ only }: { only: Only }) {
  const t = useText();
  const said = [
    only.UserKey && t('LOG_ONLY_PERSON'),
    only.Object && t('LOG_ONLY_OBJECT'),
    only.SessionOf && t('LOG_ONLY_SESSION', { no: only.SessionOf }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={classes.only}>
      {said.join(' · ')} <AppLink href="/logs">{t('LOG_ONLY_CLEAR')}</AppLink>
    </p>
  );
}
