/** Public web components of the decisions module: everything that other modules may import. */
export { ProposalsToDecide } from './proposals/proposals-to-decide.tsx';
