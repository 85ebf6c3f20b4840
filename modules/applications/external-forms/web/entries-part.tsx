import { useId } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { EntryRow } from '../rules/contract.ts';
import { externalFormRoutes } from '../rules/contract.ts';
import type { EntryOutcome } from '../rules/outcome.ts';
import classes from './external-form.module.css';

const TONES = {
  RECEIVED: 'info',
  TAKEN: 'plain',
  OLDER: 'plain',
  REFUSED: 'warning',
} as const satisfies Record<EntryOutcome, string>;

/**
 * List below an application's answers of the entries received from the external form server, with their
 * values, outcomes and reasons; administrators also see entries without an application.
 */
export function EntriesPart({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const id = useId();
  const { data } = useGet(externalFormRoutes.entries, { ApplicationKey: applicationKey });
  if (!data || data.Rows.length + data.Stray.length === 0) return null;
  return (
    <section className={classes.came} aria-labelledby={id}>
      <Words as="h2" mb="2xs" size="lg" weight="strong" id={id}>
        {t('ENTRIES_TITLE')}
      </Words>
      <EntryList rows={data.Rows} />
      {data.Stray.length > 0 && (
        <>
          <Words as="h3" mt="lg" mb="2xs" size="md" weight="strong">
            {t('ENTRIES_STRAY')}
          </Words>
          <Words mb="xs" tone="soft" size="sm">
            {t('ENTRIES_STRAY_HELP')}
          </Words>
          <EntryList rows={data.Stray} />
        </>
      )}
    </section>
  );
}

const EntryList = ({ rows }: { rows: readonly EntryRow[] }) => (
  <Stack as="ul">
    {rows.map((row) => (
      <EntryItem key={row.EntryKey} row={row} />
    ))}
  </Stack>
);

function EntryItem({ row }: { row: EntryRow }) {
  const t = useText();
  const format = useFormat();
  const { EntryNo, FormId, IsCurrent, Outcome, Reason, Values } = row;
  const meta = [format.dateTime(row.ReceivedAt), FormId && t('ENTRY_OF_FORM', { form: FormId })];
  return (
    <li className={classes.entry}>
      <Row gap="xs" lines="2xs">
        <b>{EntryNo ? t('ENTRY_NUMBER', { entry: EntryNo }) : t('ENTRY_UNNUMBERED')}</b>
        <Badge tone={IsCurrent ? 'success' : TONES[Outcome]}>
          {t(IsCurrent ? 'ENTRY_CURRENT' : `ENTRY_OUTCOME_${Outcome}`)}
        </Badge>
      </Row>
      <Words mt="2xs" tone="faint" size="sm">
        {meta.filter(Boolean).join(' · ')}
      </Words>
      {Reason && <p className={classes.entryReason}>{Reason}</p>}
      {Values.length > 0 && (
        <details className={classes.raw}>
          <summary>{t('ENTRY_RAW')}</summary>
          <dl className={classes.values}>
            {Values.map(({ Element, Question, Text }) => (
              <Value key={Element} name={Question ?? `${Element} · ${t('ENTRY_KEPT_RAW')}`} text={Text} />
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

const Value = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </>
);
