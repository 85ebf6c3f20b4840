import type { Tried } from '@assay/shared/trial/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Notice } from '../ui/notice.tsx';
import classes from './trial.module.css';

const SHOWN = 5;

/** What the draft still lacks: it may be tried all the same, as far as it goes. */
export function TrialFaults({ tried }: { tried: Tried }) {
  const t = useText();
  const { Faults, ServiceKey } = tried;
  return (
    <Notice tone="warning" title={t('TRIAL_FAULTS', { count: Faults.length })}>
      <ul className={classes.plain}>
        {Faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.Path} ${fault.Code}`}>{fault.Message}</li>
        ))}
      </ul>
      <AppLink href={`/assessment_service/edit/${ServiceKey}`}>{t('TRIAL_FAULTS_EDIT')}</AppLink>
    </Notice>
  );
}
