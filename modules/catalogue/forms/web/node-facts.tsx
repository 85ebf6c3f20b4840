/**
 * Read-only panel of the form designer for one part of a published form: the properties that have a value,
 * as readable text.
 */

import type { ReactNode } from 'react';
import { ThreeTexts } from '#modules/catalogue/services/web/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { formatBytes } from '#platform/web/i18n/format.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { formTextIn, localizedOf } from '../rules/form-text.ts';
import { isJson, listOf, textOf } from '../rules/json.ts';
import { propertiesOf } from '../rules/question-kinds.ts';
import { jsonNameOf, type PropertyName, propertyOf } from '../rules/question-properties.ts';
import { type FormNode, nameOf } from '../rules/walk.ts';
import classes from './designer.module.css';
import { useDesigner } from './designer.ts';

type Reader = { t: Translate; language: Language };

const code = (text: string): ReactNode => (
  <Words as="code" padX="xs" ground="soft" round="sm" size="xs" breaks="anywhere" className={classes.code}>
    {text}
  </Words>
);

function list(lines: readonly ReactNode[]): ReactNode {
  return (
    <Stack as="ul" gap="2xs">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read-only
        <li key={at}>{line}</li>
      ))}
    </Stack>
  );
}

const option = (choice: unknown, { language }: Reader): ReactNode => {
  const value = String(isJson(choice) ? choice.value : choice);
  const text = isJson(choice) ? formTextIn(choice.text, language) : '';
  return text === '' || text === value ? value : `${text} (${value})`;
};

function rule(validator: unknown, { t, language }: Reader): ReactNode {
  if (!isJson(validator)) return null;
  const what = textOf(validator.regex) || textOf(validator.expression);
  return (
    <>
      {t(`VALIDATOR_${textOf(validator.type)}`)} {what && code(what)} {formTextIn(validator.text, language)}
    </>
  );
}

const required = ({ Json }: FormNode, { t }: Reader): ReactNode => {
  const when = textOf(Json.requiredIf);
  if (when !== '') return code(when);
  return t(Json.isRequired === true ? 'REQUIRED_ALWAYS' : 'REQUIRED_NEVER');
};

/** The display of one property; null if it has no value. */
function fact(node: FormNode, name: PropertyName, reader: Reader): ReactNode {
  const { Editor, Default } = propertyOf(name);
  const value = node.Json[jsonNameOf(name)];
  if (Editor === 'REQUIRED') return required(node, reader);
  if (Editor === 'FLAG')
    return reader.t((value ?? Default ?? false) === true ? 'SERVICE_VALUE_YES' : 'SERVICE_VALUE_NO');
  if (value === undefined || value === '') return null;
  if (Editor === 'TEXT' || Editor === 'LONG_TEXT') return <ThreeTexts text={localizedOf(value)} />;
  if (Editor === 'OPTIONS') return list(listOf(value).map((choice) => option(choice, reader)));
  if (Editor === 'VALIDATORS') return list(listOf(value).map((one) => rule(one, reader)));
  if (Editor === 'CONDITION' || Editor === 'EXPRESSION') return code(String(value));
  if (Editor === 'MEGABYTES') return formatBytes(Number(value));
  if (Editor === 'CURRENCY') return isJson(value) ? textOf(value.prefix).trim() : null;
  return String(value);
}

/** Lists the properties of a part of a published form. */
export function NodeFacts({ node }: { node: FormNode }) {
  const t = useText();
  const { language } = useDesigner();
  const rows = propertiesOf(node)
    .map((name) => [t(`PROPERTY_${name}`), fact(node, name, { t, language })] as const)
    .filter(([, value]) => value !== null && value !== '');
  return <Facts rows={[[t('PROPERTY_name'), nameOf(node)], ...rows]} />;
}
