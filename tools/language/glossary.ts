import type { Term } from './term.ts';
import { accounting } from './terms/accounting.ts';
import { certificates } from './terms/certificates.ts';
import { certification } from './terms/certification.ts';
import { portal } from './terms/portal.ts';

/**
 * Collects all glossary terms (English, both Chinese scripts, definition) by section in printing order, for
 * the printed glossary and the language check.
 */
export const GLOSSARY: Readonly<Record<string, readonly Term[]>> = {
  'Certification and assessment': certification,
  'Certificates and the register': certificates,
  'Invoices and payments': accounting,
  'The portal': portal,
};
