import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { logRoutes } from '../rules/contract.ts';
import classes from './log.module.css';

/** Enough to be written down and compared. */
const SHOWN = 16;

/** Whether the log is as it was written, as far as anybody has looked. */
export function ChainState() {
  const t = useText();
  const format = useFormat();
  const { data } = useGet(logRoutes.chain);
  if (!data) return <span className={classes.chain}>…</span>;
  const { Checked, Sealed } = data;
  const isBroken = Checked !== null && Checked.Differences > 0;
  const Icon = isBroken ? IconAlertTriangle : IconShieldCheck;
  return (
    <span className={classes.chain}>
      <span className={isBroken ? classes.broken : classes.whole}>
        <Icon size={16} aria-hidden="true" />
        {said()}
      </span>
      {Sealed && (
        <span className={`${classes.seal} num`} title={t('LOG_CHAIN_HELP')}>
          {t('LOG_CHAIN_SEAL', { no: Sealed.No, hash: Sealed.Hash.slice(0, SHOWN) })}
        </span>
      )}
    </span>
  );

  function said(): string {
    if (!Checked) return Sealed ? t('LOG_CHAIN_UNCHECKED', { row: Sealed.Row }) : t('LOG_CHAIN_NONE');
    const moment = format.dateTime(Checked.At);
    if (!isBroken) return t('LOG_CHAIN_WHOLE', { row: Checked.Row ?? 0, moment });
    const first = Checked.First ? `${Checked.First.About} – ${t(`AUDIT_CHECK_${Checked.First.Check}`)}` : '';
    return t('LOG_CHAIN_BROKEN', { count: Checked.Differences, first });
  }
}
