/** Rules of the sign-in module that other modules may import; all other files are internal. */
export { authRoutes } from './contract.ts';
