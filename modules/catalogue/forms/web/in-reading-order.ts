import { isJson } from '../rules/json.ts';

/** How people write a question: what it is first, then what it says, then its rules. Everything else follows. */
const FIRST = [
  'type',
  'cellType',
  'name',
  'value',
  'default',
  'zh-tw',
  'zh-cn',
  'title',
  'text',
  'description',
  'isRequired',
  'requiredIf',
  'visibleIf',
  'enableIf',
];
const LAST = ['validators', 'choices', 'columns', 'templateElements', 'elements', 'pages'];

const rank = (key: string): number => {
  const first = FIRST.indexOf(key);
  if (first >= 0) return first;
  const last = LAST.indexOf(key);
  return last >= 0 ? 200 + last : 100;
};

/** The database keeps no order of properties; for reading they are put into one. Lists stay as they are. */
export function inReadingOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inReadingOrder);
  if (!isJson(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inReadingOrder(inner)]));
}
