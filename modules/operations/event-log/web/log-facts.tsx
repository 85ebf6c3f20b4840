/**
 * Shows the details of an event log row as readable text: names of fields, and their values, before and
 * after a change, instead of codes.
 */

import type { z } from 'zod';
import { offerRoutes } from '#modules/catalogue/services/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { logRow } from '../rules/contract.ts';
import classes from './log.module.css';

/** Names of the offered services by key. */
function useServiceNames(): ReadonlyMap<string, string> {
  const localized = useLocalized();
  const { data } = useGet(offerRoutes.list);
  return new Map((data?.Rows ?? []).map(({ ServiceKey, Name }) => [ServiceKey, localized(Name)]));
}

type Fact = z.infer<typeof logRow>['Facts'][number];

/** Details that the event's text already expresses. */
const NEEDLESS = ['Kind', 'Audience', 'RemovedAt'];
/** Prefixes of the text keys tried for a code, in this order. */
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
/**
 * Prefixes for fields whose codes have a different text elsewhere, for example a suspended certificate or
 * account.
 */
const TEXT_PREFIXES_OF: Readonly<Record<string, string[]>> = {
  CertificateStatusCode: ['CERT_STATUS_'],
  Action: ['HIST_', 'EVENT_', 'ACT_'],
  InvoiceStatus: ['INVOICE_STATUS_'],
  ApplicationStatusCode: ['STATUS_'],
  Step: ['STEP_'],
};
/**
 * Replaces codes before their text is looked up: a withdrawn statement has the status of a terminated
 * certificate.
 */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CERTIFICATE_WITHDRAW: { TERMINATED: 'WITHDRAWN' },
};
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Shows the details of an event as text where available; for changes, the values before and after. */
export function LogFacts({ facts, event }: { facts: readonly Fact[]; event: string }) {
  const t = useText();
  const shown = facts.filter(({ Name }) => !NEEDLESS.includes(Name));
  if (shown.length === 0) return null;
  return (
    <Stack as="span" gap="2xs" mt="2xs" tone="soft" size="xs" weight="normal">
      {shown.map(({ Name, Before, After }) => (
        <Words key={Name} as="span" breaks="anywhere">
          {Name !== '' && <span className={classes.name}>{factName(t, Name)}</span>}
          {Before !== null && Before.length > 0 && (
            <>
              <LogValues name={Name} values={Before} event={event} /> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <LogValues name={Name} values={After} event={event} />
        </Words>
      ))}
    </Stack>
  );
}

type LogValuesProps = { name: string; values: readonly string[]; event: string };

/** Shows values as text; a code without a text is shown unchanged. */
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

/** Name of a detail; settings have the same name as on the settings screen. */
export const factName = (t: ReturnType<typeof useText>, name: string): string =>
  textOr(t, [`LOG_FACT_${name}`, `SET_${name}`], name);

function textOr(t: ReturnType<typeof useText>, keys: string | readonly string[], otherwise: string): string {
  const key = [keys].flat().find((one) => t(one) !== one);
  return key === undefined ? otherwise : t(key);
}
