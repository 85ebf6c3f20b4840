/** A template that passed its checks does not print these facts: trying again would not help. */
export class TemplateError extends Error {}
