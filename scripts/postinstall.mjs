/**
 * Runs after `npm ci`, with the Node that runs npm: fetches the portal's own Node, which npm's scripts use from then on,
 * and the fonts of documents.
 */
import { fetchPackages } from './lib/fetch-packages.mjs';
import { fontPackages } from './lib/font-packages.mjs';
import { linkNode, nodePackages } from './lib/provide-node.mjs';

await fetchPackages([...nodePackages, ...fontPackages]);
linkNode();
