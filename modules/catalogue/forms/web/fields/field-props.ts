import type { PropertyName } from '../../rules/question-properties.ts';
import type { FormNode } from '../../rules/walk.ts';

export type FieldProps = {
  node: FormNode;
  name: PropertyName;
  /** The property in the JSON; two fields may share one. */
  jsonName: string;
};
