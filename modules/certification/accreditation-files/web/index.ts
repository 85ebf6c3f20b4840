/** What other modules may use of this one; everything else is its own. */
export { AccreditationFileCard } from './accreditation-file-card.tsx';
