/**
 * Translates the path of a fault or difference in a service definition into readable labels, such as `Fees ›
 * Initial › line 1 › Description`.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { STEPS } from '../rules/steps.ts';

type Reader = {
  t: Translate;
  localized: (text: Localized | null | undefined) => string;
  /** Returns the name of an industry's code. */
  industry?: (code: string) => string;
};
type Definition = Pick<ServiceDefinition, 'Checklist' | 'Form'>;

const isIn = (list: readonly string[], part: string): boolean => list.includes(part);
const isNumber = (part: string): boolean => /^\d+$/.test(part);

/**
 * Returns the labels of a path: `Fees.INITIAL.0.Description.CHT` is `Fees › Initial › line 1 › Description ›
 * Traditional Chinese`. Points and questions are looked up in the given definitions; the first match
 * applies.
 */
export function placeText(path: string, definitions: readonly Definition[], reader: Reader): string[] {
  const parts = path.split('.');
  if (parts[0] === 'Checklist') return pointText(parts, definitions, reader);
  if (parts[0] === 'Form') return formPlaceText(parts, definitions, reader);
  if (parts[0] === 'Industries' && reader.industry && parts[1])
    return [partText('Industries', reader.t), reader.industry(parts[1])];
  return parts.map((part) => partText(part, reader.t));
}

function partText(part: string, t: Translate): string {
  if (isIn(LANGUAGES, part)) return t(`ORG_LANGUAGE_${part}`);
  if (isIn(ASSESSMENT_TYPES, part)) return t(`TYPE_${part}`);
  if (isIn(STEPS, part)) return t(`STEP_${part}`);
  if (isNumber(part)) return t('SERVICE_LINE', { number: Number(part) + 1 });
  const key = `SERVICE_FIELD_${part}`;
  const label = t(key);
  return label === key ? part : label;
}

/** A point is identified by its clause, or by its text if it has no clause. */
function pointText(parts: string[], definitions: readonly Definition[], { t, localized }: Reader): string[] {
  const [, which, ...rest] = parts;
  if (which === undefined) return [t('SERVICE_FIELD_Checklist')];
  const points = definitions.flatMap(({ Checklist }) =>
    isNumber(which)
      ? Checklist.slice(Number(which), Number(which) + 1)
      : Checklist.filter(({ PointKey }) => PointKey === which),
  );
  const [point] = points;
  const number = isNumber(which) ? t('SERVICE_POINT', { number: Number(which) + 1 }) : which;
  const name = point ? point.Clause || shortened(localized(point.Text)) || number : number;
  return [name, ...rest.map((part) => partText(part, t))];
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Follows the form by indexes (`Form.pages.0.elements.2.title`) or by names
 * (`Form.Sites.columns.City.title`).
 */
function formPlaceText(parts: string[], definitions: readonly Definition[], reader: Reader): string[] {
  const [, ...rest] = parts;
  const labels: string[] = [];
  const forms = definitions.map(({ Form }) => Form);
  let node: unknown = rest[0] && isNumber(rest[1] ?? '') ? forms[0] : undefined;
  for (const part of rest) {
    if (isNode(node)) {
      node = node[part];
      // A list's own name adds nothing to the names of its entries.
      if (Array.isArray(node) || (isNumber(part) && !isNode(node))) continue;
      labels.push(isNumber(part) ? nodeName(node, part, reader) : partText(part, reader.t));
    } else if (!GROUPS.has(part)) {
      const found = forms.map((form) => findNamed(form, part)).find((one) => one !== undefined);
      labels.push(found ? nodeName(found, part, reader) : partText(part, reader.t));
    }
  }
  return labels.length > 0 ? labels : [reader.t('SERVICE_FIELD_Form')];
}

const GROUPS: ReadonlySet<string> = new Set([
  'pages',
  'elements',
  'columns',
  'choices',
  'templateElements',
  'rows',
]);

function nodeName(node: unknown, part: string, { t, localized }: Reader): string {
  const title = isNode(node) ? titleOf(node.title ?? node.text, localized) : '';
  const name = isNode(node) && typeof node.name === 'string' ? node.name : part;
  return shortened(title) || (isNumber(name) ? t('SERVICE_LINE', { number: Number(name) + 1 }) : name);
}

/** Title in the form engine's format: `{ default, 'zh-tw', 'zh-cn' }`, or a single string. */
function titleOf(title: unknown, localized: Reader['localized']): string {
  if (typeof title === 'string') return title;
  if (!isNode(title)) return '';
  const joined = (...names: string[]): string =>
    names.map((name) => title[name]).find((text): text is string => typeof text === 'string') ?? '';
  return localized({ EN: joined('default', 'en'), CHT: joined('zh-tw'), CHS: joined('zh-cn') });
}

function findNamed(node: unknown, name: string): Node | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const found = findNamed(one, name);
      if (found) return found;
    }
    return undefined;
  }
  if (!isNode(node)) return undefined;
  if (node.name === name || node.value === name) return node;
  return findNamed(Object.values(node).filter(isNode), name);
}
