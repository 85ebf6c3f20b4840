/**
 * Runs after `npm ci`, with the Node that runs npm: fetches the portal's own Node, which npm's scripts use from then on,
 * and the fonts of documents.
 */
import { provideFonts } from './lib/provide-fonts.mjs';
import { fetchNode, linkNode } from './lib/provide-node.mjs';

await Promise.all([fetchNode(), provideFonts()]);
linkNode();
