/** Fetches the fonts of documents while the container image is built. */
import { fetchPackages } from '../lib/fetch-packages.mjs';
import { fontPackages } from '../lib/font-packages.mjs';

await fetchPackages(fontPackages);
