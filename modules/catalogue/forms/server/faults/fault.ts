import type { JsonPath } from '../../rules/json.ts';
import type { formFaultTexts } from '../../texts/form-fault.ts';

export type FormFaultCode = keyof typeof formFaultTexts;

/**
 * Type of a fault that prevents an application form from being published: error code, parameters and the
 * path from the form's root.
 */
export type FormFault = {
  Path: JsonPath;
  Code: FormFaultCode;
  Params?: Record<string, string | number>;
};
