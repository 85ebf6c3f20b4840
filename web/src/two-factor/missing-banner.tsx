import { useText } from '../i18n/use-text.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './two-factor.module.css';

/** To staff who are held at their profile: what to do, and what happens then. */
export function MissingBanner() {
  const t = useText();
  return (
    <div className={classes.banner}>
      <Notice tone="warning" title={t('TF_MISSING_TITLE')}>
        {t('TF_MISSING_TEXT')}
      </Notice>
    </div>
  );
}
