import type { Cell } from './blocks.ts';
import type { PageText } from './page-text.ts';

/**
 * Table cell of the printed accreditation file that names an actor: name and role on two lines, or the
 * portal for automatic actions.
 */
export function actorName(name: string | null, role: string | null, w: PageText): Cell {
  if (name === null) return w.text('ACCREDITATION_FILE_THE_PORTAL');
  return w.plain(role ? `${name}\n${w.known(`ROLE_${role}`).Text}` : name);
}
