import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ContentFault } from '../../rules/faults.ts';
import classes from './edit.module.css';
import { goToField } from './go-to-field.ts';
import { usePlaceName } from './use-place-name.ts';

const SHOWN = 8;

/** What keeps the draft from being published, each with the way to its field. */
export function FaultList({ faults }: { faults: readonly ContentFault[] }) {
  const t = useText();
  const placeName = usePlaceName();
  return (
    <Notice tone="warning" isAlert title={t('ERR_CONTENT_UNFINISHED')}>
      <ul className={classes.faults}>
        {faults.slice(0, SHOWN).map(({ Path, Code }) => (
          <li key={Path}>
            <button type="button" className={classes.fault} onClick={() => goToField(Path)}>
              {placeName(Path)}
            </button>
            {': '}
            {t(Code)}
          </li>
        ))}
        {faults.length > SHOWN && <li>{t('CONTENT_MORE_FAULTS', { count: faults.length - SHOWN })}</li>}
      </ul>
    </Notice>
  );
}
