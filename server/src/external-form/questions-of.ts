import { TOKEN_QUESTION } from '@assay/shared/external-form/element.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Mapped } from './convert/reading.ts';

/** The mapping without what is no question. */
export const questionsOf = ({ MachForm }: Pick<ServiceDefinition, 'MachForm'>): Mapped[] =>
  (MachForm?.Fields ?? []).filter(({ Question }) => Question !== TOKEN_QUESTION);

/** The element that carries the token. */
export const tokenElement = ({ MachForm }: Pick<ServiceDefinition, 'MachForm'>): string | null =>
  MachForm?.Fields.find(({ Question }) => Question === TOKEN_QUESTION)?.Element ?? null;
