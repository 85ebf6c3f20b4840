import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { TrialData, TrialRecordState } from '../rules/contract.ts';
import classes from './trial.module.css';
import type { Trial } from './use-trial.ts';

type Props = { trial: Trial; data: TrialData; state: TrialRecordState };

/**
 * Column of the dry run screen that previews the certificate: number and dates, template problems, and the
 * pages as they would be printed, as images in which no script can run.
 */
export function PageColumn({ trial, data, state }: Props) {
  const t = useText();
  const format = useFormat();
  const { Certificate } = state;
  const facts = Certificate && [
    [t('TRIAL_CERT_NO'), Certificate.CertificateNo],
    [t('TRIAL_CERT_DECISION'), format.date(Certificate.DecisionDate)],
    [t('TRIAL_CERT_EFFECTIVE'), format.date(Certificate.EffectiveDate)],
    [
      t('TRIAL_CERT_EXPIRY'),
      Certificate.ExpiryDate ? format.date(Certificate.ExpiryDate) : t('TRIAL_CERT_NO_EXPIRY'),
    ],
  ];
  return (
    <Card title={t(state.View.Type === 'STATEMENT' ? 'TRIAL_STATEMENT' : 'TRIAL_CERTIFICATE')}>
      {facts ? (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        trial.pages.length > 0 && (
          <Words tone="faint" size="xs">
            {t('TRIAL_PAGE_AHEAD')}
          </Words>
        )
      )}
      {data.PageProblems.length > 0 && (
        <Notice tone="warning" title={t('TRIAL_PAGE_PROBLEMS')}>
          <ul className={classes.plain}>
            {data.PageProblems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {data.PageHash !== null && trial.pages.length > 0 ? (
        <div className={classes.pages}>
          {trial.pages.map(({ No, Source }) => (
            <figure key={No} className={classes.page}>
              <img src={Source} alt={t('TRIAL_PAGE', { page: No, pages: trial.pages.length })} />
              <Words as="figcaption" mt="2xs" tone="faint" size="xs" className={classes.specimen}>
                {t('TRIAL_SPECIMEN')}
              </Words>
            </figure>
          ))}
        </div>
      ) : (
        <EmptyState title={t('TRIAL_PAGE_NONE')} text={t('TRIAL_PAGE_NONE_HELP')} />
      )}
    </Card>
  );
}
