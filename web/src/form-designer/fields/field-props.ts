import type { PropertyName } from '@assay/shared/form/question-properties.ts';
import type { FormNode } from '@assay/shared/form/walk.ts';

export type FieldProps = {
  node: FormNode;
  name: PropertyName;
  /** The property in the JSON; two fields may share one. */
  jsonName: string;
};
