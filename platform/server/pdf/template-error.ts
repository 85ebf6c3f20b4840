/**
 * Error of a template that passed its checks but cannot be printed with the given data: retrying would not
 * help.
 */
export class TemplateError extends Error {}
