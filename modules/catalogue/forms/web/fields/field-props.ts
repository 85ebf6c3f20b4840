/**
 * Props of every property field in the form designer: the selected part, the property and its name in the
 * form's JSON.
 */
import type { PropertyName } from '../../rules/question-properties.ts';
import type { FormNode } from '../../rules/walk.ts';

export type FieldProps = {
  node: FormNode;
  name: PropertyName;
  /** Name of the property in the form's JSON; two fields may share one. */
  jsonName: string;
};
