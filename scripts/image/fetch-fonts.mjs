/** Fetches the fonts of documents while the container image is built. */
import { provideFonts } from '../lib/provide-fonts.mjs';

await provideFonts();
