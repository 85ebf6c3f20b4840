/**
 * Panel of the form designer for the selected page, question or column: edits its name and properties with
 * the editor for each property type, or shows them read-only.
 */

import type { ComponentType } from 'react';
import { useEffect, useRef } from 'react';
import { PartProblems, PartSection } from '#modules/catalogue/services/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { formTextIn } from '../rules/form-text.ts';
import { textOf } from '../rules/json.ts';
import { kindOf, propertiesOf } from '../rules/question-kinds.ts';
import { jsonNameOf, type PropertyName, propertyOf } from '../rules/question-properties.ts';
import { type FormNode, nameOf, typeOf } from '../rules/walk.ts';
import { ChildParts } from './child-parts.tsx';
import classes from './designer.module.css';
import { placeOf, useDesigner } from './designer.ts';
import { ColumnNameField } from './fields/column-name-field.tsx';
import { ConditionField } from './fields/condition-field.tsx';
import { CurrencyField } from './fields/currency-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { ExpressionField } from './fields/expression-field.tsx';
import type { FieldProps } from './fields/field-props.ts';
import { FileTypesField } from './fields/file-types-field.tsx';
import { FlagField } from './fields/flag-field.tsx';
import { FormatField } from './fields/format-field.tsx';
import { KnownFactField } from './fields/known-fact-field.tsx';
import { LimitField, MegabytesField } from './fields/limit-field.tsx';
import { OptionsField } from './fields/options-field.tsx';
import { RequiredField } from './fields/required-field.tsx';
import { LongTextField, TextField } from './fields/text-field.tsx';
import { ValidatorsField } from './fields/validators-field.tsx';
import { NameField } from './name-field.tsx';
import { NodeFacts } from './node-facts.tsx';
import { NodeTools } from './node-tools.tsx';

const EDITORS: Readonly<Record<ReturnType<typeof propertyOf>['Editor'], ComponentType<FieldProps>>> = {
  TEXT: TextField,
  LONG_TEXT: LongTextField,
  NUMBER: LimitField,
  MEGABYTES: MegabytesField,
  DATE: DateField,
  FLAG: FlagField,
  CONDITION: ConditionField,
  REQUIRED: RequiredField,
  OPTIONS: OptionsField,
  VALIDATORS: ValidatorsField,
  FILE_TYPES: FileTypesField,
  FORMAT: FormatField,
  COLUMN_NAME: ColumnNameField,
  EXPRESSION: ExpressionField,
  CURRENCY: CurrencyField,
  KNOWN_FACT: KnownFactField,
};

/** Renders the editor that matches a property's type. */
function PropertyField({ node, name }: { node: FormNode; name: PropertyName }) {
  const Editor = EDITORS[propertyOf(name).Editor];
  return <Editor node={node} name={name} jsonName={jsonNameOf(name)} />;
}

const WRITTEN_IN = 'input, textarea, [contenteditable="true"]';
const FIRST_TEXT_SELECTOR = '[data-place$=".title"] input, [data-place$=".html"] textarea';
const GROUPS = ['LABELS', 'RULES', 'LIMITS', 'SHOW'] as const;

/** The panel of the selected part. */
export function NodePanel({ node }: { node: FormNode }) {
  const t = useText();
  const { faults, language, isReadOnly, isFresh } = useDesigner();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the panel of a new part is first rendered
  useEffect(() => {
    if (!isFresh) return;
    // Waits until the menu that added the part has returned the focus.
    const timer = setTimeout(() => {
      // If the user is already typing elsewhere, the focus stays there.
      if (!document.activeElement?.matches(WRITTEN_IN))
        panel.current?.querySelector<HTMLElement>(FIRST_TEXT_SELECTOR)?.focus();
    }, 80);
    return () => clearTimeout(timer);
  }, []);
  const kind = kindOf(node);
  const names = propertiesOf(node);
  const kindText =
    node.Kind === 'PAGE'
      ? t('DESIGNER_PAGE')
      : kind
        ? t(`QUESTION_KIND_${kind}`)
        : t('QUESTION_KIND_NONE', { type: typeOf(node) || textOf(node.Json.type) });
  return (
    <Stack gap="lg" data-place={placeOf(node.Path)} ref={panel}>
      <Row align="start" justify="between" gap="md" lines="sm">
        <div>
          <Words as="h2" size="lg" breaks="anywhere" className={classes.heading} tabIndex={-1}>
            {formTextIn(node.Json.title, language) || nameOf(node) || t('DESIGNER_UNTITLED')}
          </Words>
          <Words mt="2xs" tone="faint" size="sm">
            {kindText}
          </Words>
        </div>
        {!isReadOnly && <NodeTools node={node} />}
      </Row>
      <PartProblems faults={faults} paths={[placeOf(node.Path)]} />
      {isReadOnly ? (
        <NodeFacts node={node} />
      ) : (
        GROUPS.map((group) => <Properties key={group} node={node} group={group} names={names} />)
      )}
      <ChildParts node={node} />
    </Stack>
  );
}

type Props = { node: FormNode; group: (typeof GROUPS)[number]; names: readonly PropertyName[] };

function Properties({ node, group, names }: Props) {
  const t = useText();
  const own = names.filter((name) => propertyOf(name).Group === group);
  const isFirst = group === 'LABELS';
  if (own.length === 0 && !isFirst) return null;
  return (
    <PartSection title={t(`PROPERTY_GROUP_${group}`)}>
      <Stack gap="md">
        {isFirst && <NameField node={node} />}
        {own.map((name) => (
          <PropertyField key={name} node={node} name={name} />
        ))}
      </Stack>
    </PartSection>
  );
}
