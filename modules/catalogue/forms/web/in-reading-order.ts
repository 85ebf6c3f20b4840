/** Sorts the properties of a form's JSON into a readable order for the JSON editor. */
import { isJson } from '../rules/json.ts';

/** Properties that come first: type and name, then texts, then rules. Others follow. */
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

/** Sorts the properties of all objects, because the database does not keep their order. Lists keep theirs. */
export function inReadingOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inReadingOrder);
  if (!isJson(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inReadingOrder(inner)]));
}
