/** Web parts of accreditation files that other modules may import; everything else is internal. */
export { AccreditationFileCard } from './accreditation-file-card.tsx';
