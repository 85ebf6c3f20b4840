import type { z } from 'zod';
import { offerRoutes } from '#modules/catalogue/services/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { logRow } from '../rules/contract.ts';
import classes from './log.module.css';

/** The services on offer by their keys. */
function useServiceNames(): ReadonlyMap<string, string> {
  const localized = useLocalized();
  const { data } = useGet(offerRoutes.list);
  return new Map((data?.Rows ?? []).map(({ ServiceKey, Name }) => [ServiceKey, localized(Name)]));
}

type Fact = z.infer<typeof logRow>['Facts'][number];

/** Said by the event itself. */
const NEEDLESS = ['Kind', 'Audience', 'RemovedAt'];
/** Where the word for a code is looked up, in this order. */
const TEXT_PREFIXES = [
  'LOG_VALUE_',
  'ROLE_',
  'ACCOUNT_STATUS_',
  'STEP_',
  'ACT_',
  'HIST_',
  'STATUS_',
  'REASON_',
  '',
];
/** A certificate may be suspended as an account may, and is called so in another word. */
const TEXT_PREFIXES_OF: Readonly<Record<string, string[]>> = {
  CertificateStatusCode: ['CERT_STATUS_'],
  Action: ['HIST_', 'EVENT_', 'ACT_'],
  InvoiceStatus: ['INVOICE_STATUS_'],
  ApplicationStatusCode: ['STATUS_'],
  Step: ['STEP_'],
};
/** A statement that is taken back has ended like a certificate that is terminated, and is called otherwise. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CERTIFICATE_WITHDRAW: { TERMINATED: 'WITHDRAWN' },
};
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** What an event was about, in words where there are some; of a change, what was and what is. */
export function LogFacts({ facts, event }: { facts: readonly Fact[]; event: string }) {
  const t = useText();
  const shown = facts.filter(({ Name }) => !NEEDLESS.includes(Name));
  if (shown.length === 0) return null;
  return (
    <span className={classes.facts}>
      {shown.map(({ Name, Before, After }) => (
        <span key={Name} className={classes.fact}>
          {Name !== '' && <span className={classes.name}>{factName(t, Name)}</span>}
          {Before !== null && Before.length > 0 && (
            <>
              <LogValues name={Name} values={Before} event={event} /> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <LogValues name={Name} values={After} event={event} />
        </span>
      ))}
    </span>
  );
}

type LogValuesProps = { name: string; values: readonly string[]; event: string };

/** Values in words; a code that has none stays one. */
export function LogValues({ name, values, event }: LogValuesProps) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const services = useServiceNames();
  if (values.length === 0) return <>–</>;
  const names = values.map((code) => {
    const value = CALLED[event]?.[code] ?? code;
    if (MOMENT.test(value)) return format.dateTime(value);
    if (/^[A-Z_]+$/.test(value) || value === 'true' || value === 'false')
      return textOr(
        t,
        (TEXT_PREFIXES_OF[name] ?? TEXT_PREFIXES).map((prefix) => prefix + value),
        value,
      );
    return value.replaceAll(/[\w-]{22}/g, (key) => services.get(key) ?? key);
  });
  return <>{names.join(language === 'EN' ? ', ' : '、')}</>;
}

/** A setting is called what its own screen calls it. */
export const factName = (t: ReturnType<typeof useText>, name: string): string =>
  textOr(t, [`LOG_FACT_${name}`, `SET_${name}`], name);

function textOr(t: ReturnType<typeof useText>, keys: string | readonly string[], otherwise: string): string {
  const key = [keys].flat().find((one) => t(one) !== one);
  return key === undefined ? otherwise : t(key);
}
