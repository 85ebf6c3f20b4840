import type { Cell } from './blocks.ts';
import type { PageText } from './page-text.ts';

/** `Grace Ho, COO`; the portal itself where no person acted. */
export function actorName(name: string | null, role: string | null, w: PageText): Cell {
  if (name === null) return w.text('ACCREDITATION_FILE_THE_PORTAL');
  return w.plain(role ? `${name}\n${w.known(`ROLE_${role}`).Text}` : name);
}
