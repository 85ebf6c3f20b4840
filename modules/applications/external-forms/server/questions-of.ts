/**
 * Reads a service's mapping of external form elements: the elements mapped to questions, and the element
 * that contains the token.
 */
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { TOKEN_QUESTION } from '../rules/element.ts';
import type { Mapped } from './convert/entered-values.ts';

/** The mapping without the token entry, which is not a question. */
export const questionsOf = ({ MachForm }: Pick<ServiceDefinition, 'MachForm'>): Mapped[] =>
  (MachForm?.Fields ?? []).filter(({ Question }) => Question !== TOKEN_QUESTION);

/** The element that contains the token; null if none is mapped. */
export const tokenElement = ({ MachForm }: Pick<ServiceDefinition, 'MachForm'>): string | null =>
  MachForm?.Fields.find(({ Question }) => Question === TOKEN_QUESTION)?.Element ?? null;
