/**
 * Changes that the form designer makes to a form: adds, copies, moves and removes pages, questions and
 * ready-made blocks. Each returns the new form and the part to select.
 */
import type { Localized, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { inserted, jsonAt, removed, valueAt } from '../rules/edit-json.ts';
import { blockRow, type FormBlock } from '../rules/form-blocks.ts';
import { type Json, type JsonPath, listOf } from '../rules/json.ts';
import { endOf, insideOf, movedTo, type Spot, spotOfStep } from '../rules/move-question.ts';
import { kindRow, newQuestion, type QuestionKind } from '../rules/question-kinds.ts';
import { surveyText } from '../rules/survey-text.ts';
import { uniqueName } from '../rules/unique-name.ts';
import { type FormNode, formNodes, ownerOf } from '../rules/walk.ts';
import { copyInRow, withUniqueNames } from '../rules/with-unique-names.ts';
import type { DesignChange } from './designer.ts';

const PAGE_TITLE = surveyText('New page', '新頁', '新页面');
const QUESTION_TITLE = surveyText('', '', '');

const insertPart = (form: Json, { List, Index }: Spot, value: Json): DesignChange => ({
  definition: { Form: inserted(form, List, Index, value) },
  selected: [...List, Index],
  isNew: true,
});

export const newPage = (form: Json, after: FormNode | null): DesignChange => {
  const at = after ? Number(after.Path[1]) + 1 : listOf(form.pages).length;
  const page = { name: uniqueName(form, 'Page1'), title: PAGE_TITLE, elements: [] };
  return insertPart(form, { List: ['pages'], Index: at }, page);
};

/** Position for a new part: after the selected part, or at the end of a selected page or group. */
export function spotFor(form: Json, selected: FormNode | null, isCell: boolean): Spot {
  if (!selected)
    return endOf(form, { List: ['pages', Math.max(0, listOf(form.pages).length - 1), 'elements'], Index: 0 });
  if (selected.Kind === 'COLUMN' && !isCell) {
    const table = selected.Parents.at(-1)?.Path ?? [];
    return { List: table.slice(0, -1), Index: Number(table.at(-1)) + 1 };
  }
  const inside = selected.Json.type === 'paneldynamic' ? undefined : insideOf(selected);
  return inside
    ? endOf(form, inside)
    : { List: selected.Path.slice(0, -1), Index: Number(selected.Path.at(-1)) + 1 };
}

const STEMS: Partial<Record<QuestionKind, string>> = {
  GROUP: 'Group1',
  TABLE: 'Table1',
  EXPLANATION: 'Text1',
};

export function newPart(form: Json, kind: QuestionKind, spot: Spot): DesignChange {
  const isCell = spot.List.at(-1) === 'columns';
  const row = jsonAt(form, spot.List.slice(0, -1)) ?? {};
  const isRow = isCell || spot.List.at(-1) === 'templateElements';
  const name = uniqueName(isRow ? row : form, STEMS[kind] ?? (isCell ? 'Column1' : 'Question1'));
  const withPage = listOf(form.pages).length > 0 ? form : { ...form, ...newPage(form, null).definition.Form };
  return insertPart(withPage, spot, newQuestion(kind, name, QUESTION_TITLE, isCell && kindRow(kind).IsCell));
}

export function newBlock(
  definition: ServiceDefinition,
  block: FormBlock,
  industries: Readonly<Record<string, Localized>>,
  selected: FormNode | null,
): DesignChange {
  const { List, make, Answers } = blockRow(block);
  const { Parts, Renamed } = withUniqueNames(definition.Form, make(industries), List);
  const isPage = List === 'pages';
  const before =
    isPage || listOf(definition.Form.pages).length > 0
      ? definition.Form
      : (newPage(definition.Form, null).definition.Form ?? definition.Form);
  const outer = selected && ownerOf(selected) ? (ownerOf(selected) ?? null) : selected;
  const spot: Spot = isPage
    ? { List: ['pages'], Index: selected ? Number(selected.Path[1]) + 1 : listOf(before.pages).length }
    : spotFor(before, outer, false);
  const Form = Parts.reduce<Json>(
    (form, part, at) => inserted(form, spot.List, spot.Index + at, part),
    before,
  );
  const answered = Object.entries(Answers)
    .filter(([field]) => !definition[field as keyof ServiceDefinition])
    .map(([field, name]) => [field, Renamed.get(name) ?? name]);
  return { definition: { Form, ...Object.fromEntries(answered) }, selected: [...spot.List, spot.Index] };
}

export function copied(form: Json, node: FormNode): DesignChange {
  const list = node.Path.slice(0, -1);
  const index = Number(node.Path.at(-1)) + 1;
  const row = ownerOf(node);
  const [part] = row
    ? [copyInRow(row.Json, node.Json)]
    : withUniqueNames(form, [node.Json], node.Kind === 'PAGE' ? 'pages' : 'elements').Parts;
  return insertPart(form, { List: list, Index: index }, part ?? node.Json);
}

/** Removes a part and selects its neighbour, or the containing part if there is none. */
export function without(form: Json, node: FormNode): DesignChange {
  const Form = removed(form, node.Path);
  const list = node.Path.slice(0, -1);
  const left = listOf(valueAt(Form, list)).length;
  const outer = list.slice(0, -1);
  const next: JsonPath | null =
    left > 0 ? [...list, Math.min(Number(node.Path.at(-1)), left - 1)] : outer.length > 0 ? outer : null;
  return { definition: { Form }, selected: next };
}

export function movedInto(form: Json, node: FormNode, spot: Spot | undefined): DesignChange | null {
  const result = spot && movedTo(form, node.Path, spot);
  return result ? { definition: { Form: result.Form }, selected: result.Path } : null;
}

export const stepped = (form: Json, node: FormNode, step: -1 | 1): DesignChange | null =>
  movedInto(form, node, spotOfStep(form, node.Path, step));

/** Pages and groups that a part can be moved into, other than its current one. */
export function placesFor(form: Json, node: FormNode): FormNode[] {
  if (node.Kind !== 'ELEMENT') return [];
  const inside = node.Path.join('.');
  return formNodes(form).filter((other) => {
    const spot = insideOf(other);
    const path = other.Path.join('.');
    const isOwn = path === inside || path.startsWith(`${inside}.`);
    return spot !== undefined && !isOwn && spot.List.join('.') !== node.Path.slice(0, -1).join('.');
  });
}
