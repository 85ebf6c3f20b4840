/**
 * Web components of the reference data module that other modules may import; all other files are internal.
 */
export { EditDrawer } from './edit-drawer.tsx';
