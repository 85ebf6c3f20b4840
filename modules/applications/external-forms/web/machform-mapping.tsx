/**
 * Editor in a service draft for the mapping of external form elements to questions and to the token, with
 * faults and the result of the last synchronisation.
 */

import type { Fault, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { PartProblems, PartSection } from '#modules/catalogue/services/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { SyncedElement } from '../rules/contract.ts';
import { elementOf, TOKEN_QUESTION } from '../rules/element.ts';
import { MachFormElement } from './machform-element.tsx';
import classes from './mapping.module.css';
import { questionOptions } from './question-options.ts';
import type { Synced } from './use-sync.ts';

type Fields = NonNullable<ServiceDefinition['MachForm']>['Fields'];
type Props = {
  definition: ServiceDefinition;
  fields: Fields;
  /** Result of the last reading; null if the forms have not been read on this screen. */
  synced: Synced | null;
  faults: readonly Fault[];
  onChange: (fields: Fields) => void;
};

/** All elements with the questions they fill in. */
export function MachFormMapping({ definition, fields, synced, faults, onChange }: Props) {
  const t = useText();
  const language = useLanguage();
  const questions = questionOptions(definition.Form, language);
  const options = [
    ...questions.map(({ name, title }) => ({
      value: name,
      label: title === name ? name : `${title} (${name})`,
    })),
    { value: TOKEN_QUESTION, label: t('MACHFORM_TOKEN_OPTION') },
  ];
  const set = (element: string, question: string | null): void => {
    const at = fields.findIndex(({ Element }) => Element === element);
    const next = question === null ? [] : [{ Element: element, Question: question }];
    onChange(at < 0 ? [...fields, ...next] : [...fields.slice(0, at), ...next, ...fields.slice(at + 1)]);
  };
  const rows = rowsOf(fields, synced);
  return (
    <PartSection title={t('MACHFORM_MAPPING')} hint={t('MACHFORM_TOKEN_HELP')} place="MachForm.Fields">
      <PartProblems faults={faults} paths={['MachForm.Fields', 'MachForm']} />
      {synced && <LastSync synced={synced} />}
      {rows.length === 0 ? (
        <EmptyState title={t('MACHFORM_MAPPING_NONE')} text={t('MACHFORM_MAPPING_NONE_HELP')} />
      ) : (
        <Stack as="ul" line="line" round="lg">
          {rows.map(({ element, known }) => {
            const at = fields.findIndex(({ Element }) => Element === element);
            const own = faults.filter(({ Path }) => at >= 0 && Path.startsWith(`MachForm.Fields.${at}.`));
            return (
              <MachFormElement
                key={element}
                element={element}
                known={known}
                place={at < 0 ? undefined : `MachForm.Fields.${at}`}
                question={fields[at]?.Question ?? null}
                options={options}
                error={own[0]?.Message}
                onChange={(question) => set(element, question)}
              />
            );
          })}
        </Stack>
      )}
    </PartSection>
  );
}

type Row = { element: string; known: SyncedElement | null };

/** Rows in form order if the form was read; elements mapped by parts have one row per part. */
function rowsOf(fields: Fields, synced: Synced | null): Row[] {
  const read = synced?.Elements ?? [];
  const ofRead = read.flatMap((known): Row[] => {
    const parts = fields
      .filter(({ Element }) => elementOf(Element) === known.Element)
      .map(({ Element }) => Element);
    return (parts.length > 0 ? parts : [known.Element]).map((element) => ({ element, known }));
  });
  const seen = new Set(ofRead.map(({ element }) => element));
  return [
    ...ofRead,
    ...fields.flatMap(({ Element }) => (seen.has(Element) ? [] : [{ element: Element, known: null }])),
  ];
}

function LastSync({ synced: { Elements, LastReadAt } }: { synced: Synced }) {
  const t = useText();
  const format = useFormat();
  if (LastReadAt === null) return null;
  const changed = Elements.filter(({ Change }) => Change !== null);
  const date = format.dateTime(LastReadAt);
  if (changed.length === 0) return <Notice tone="info">{t('MACHFORM_NO_CHANGES', { date })}</Notice>;
  return (
    <Notice tone="warning" title={t('MACHFORM_CHANGES', { date })}>
      <ul className={classes.changes}>
        {changed.map(({ Element, Titles, Change }) => (
          <li key={Element}>
            <b>{t(`MACHFORM_CHANGE_${Change ?? 'CHANGED'}`)}</b>: {Titles.EN || Element} ({Element})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
