import type { JsonPath } from '@assay/shared/form/json.ts';
import type { formFaultTexts } from '@assay/shared/translation/form-fault.ts';

export type FormFaultCode = keyof typeof formFaultTexts;

/** Something that keeps a form from being published. The path begins at the form. */
export type FormFault = {
  Path: JsonPath;
  Code: FormFaultCode;
  Params?: Record<string, string | number>;
};
