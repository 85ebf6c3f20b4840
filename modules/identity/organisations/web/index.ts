/** Web functions of the organisations module that other modules may import; all other files are internal. */
export { organisationNames } from './organisation-names.ts';
