import { serviceEditAddress } from '#modules/catalogue/services/web/addresses.ts';
import { groupFaults } from '#modules/catalogue/services/web/draft/group-faults.ts';
import { placeWords } from '#modules/catalogue/services/web/place-words.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Tried } from '../rules/contract.ts';
import classes from './trial.module.css';

const SHOWN = 8;

/** What the draft still lacks, each with the way to its place: it may be tried all the same, as far as it goes. */
export function TrialFaults({ tried }: { tried: Tried }) {
  const t = useText();
  const localized = useLocalized();
  const { ServiceKey, Form } = tried;
  const faults = groupFaults(tried.Faults);
  return (
    <Notice tone="warning" title={t('TRIAL_FAULTS', { count: faults.length })}>
      <ul className={classes.plain}>
        {faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.Path} ${fault.Message}`}>
            <AppLink href={serviceEditAddress(ServiceKey, { place: fault.Path })}>
              {placeWords(fault.Place, [{ Checklist: [], Form }], { t, localized }).join(' › ')}
            </AppLink>{' '}
            {fault.Message}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <AppLink href={serviceEditAddress(ServiceKey)}>
          {t('TRIAL_FAULTS_MORE', { count: faults.length - SHOWN })}
        </AppLink>
      )}
    </Notice>
  );
}
