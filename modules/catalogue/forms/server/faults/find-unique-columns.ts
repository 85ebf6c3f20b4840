import { isJson, listOf, textOf } from '../../rules/json.ts';
import { type FormNode, typeOf } from '../../rules/walk.ts';
import type { FormFault } from './fault.ts';

const PARTS: Readonly<Record<string, string>> = {
  matrixdynamic: 'columns',
  paneldynamic: 'templateElements',
};

/** Finds tables and lists whose unique-value column (`keyName`) does not exist. */
export const findColumns = (nodes: readonly FormNode[]): FormFault[] =>
  nodes.flatMap((node): FormFault[] => {
    const list = PARTS[typeOf(node)];
    const name = textOf(node.Json.keyName);
    if (!list || name === '') return [];
    const isThere = listOf(node.Json[list]).some((part) => isJson(part) && part.name === name);
    return isThere ? [] : [{ Path: [...node.Path, 'keyName'], Code: 'ERR_FORM_REFERENCE', Params: { name } }];
  });
