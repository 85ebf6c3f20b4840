import type { Tried } from '@assay/shared/trial/contract.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { serviceEditAddress } from '../service/addresses.ts';
import { groupFaults } from '../service/draft/group-faults.ts';
import { placeWords } from '../service/place-words.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Notice } from '../ui/notice.tsx';
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
