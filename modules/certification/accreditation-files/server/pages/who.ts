import type { Cell } from './blocks.ts';
import type { Words } from './words.ts';

/** `Grace Ho, COO`; the portal itself where no person acted. */
export function who(name: string | null, role: string | null, w: Words): Cell {
  if (name === null) return w.say('DOSSIER_THE_PORTAL');
  return w.plain(role ? `${name}\n${w.known(`ROLE_${role}`).Text}` : name);
}
