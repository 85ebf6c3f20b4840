import type { Settings } from '../settings.ts';
import { type MachForm, machForm } from './machform.ts';

let server: MachForm | null = null;

/**
 * What this process was started with, for who judges definitions: they look at nothing but a definition and the
 * database. Said once, when the API is put together.
 */
export function configureExternalForms(settings: Settings): void {
  server = machForm(settings);
}

export const isMachFormConfigured = (): boolean => server !== null;
