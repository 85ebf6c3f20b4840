import type { JsonPath } from '../../rules/json.ts';
import type { formFaultTexts } from '../../texts/form-fault.ts';

export type FormFaultCode = keyof typeof formFaultTexts;

/** A fault that prevents a form from being published. The path starts at the form. */
export type FormFault = {
  Path: JsonPath;
  Code: FormFaultCode;
  Params?: Record<string, string | number>;
};
