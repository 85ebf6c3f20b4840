import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { TOKEN_QUESTION } from '../rules/element.ts';
import type { Mapped } from './convert/reading.ts';

/** The mapping without what is no question. */
export const questionsOf = ({ MachForm }: Pick<ServiceDefinition, 'MachForm'>): Mapped[] =>
  (MachForm?.Fields ?? []).filter(({ Question }) => Question !== TOKEN_QUESTION);

/** The element that carries the token. */
export const tokenElement = ({ MachForm }: Pick<ServiceDefinition, 'MachForm'>): string | null =>
  MachForm?.Fields.find(({ Question }) => Question === TOKEN_QUESTION)?.Element ?? null;
