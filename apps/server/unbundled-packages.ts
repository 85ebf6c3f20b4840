/**
 * Packages that the built server loads from node_modules; all others are part of its bundle. The container image
 * contains only these and what they need.
 */

/** Contain native binaries, which cannot be bundled. */
export const nativePackages = ['sharp', '@myriaddreamin/typst-ts-node-compiler'];

/** Every package that is loaded while the portal runs. */
export const unbundledPackages = [
  ...nativePackages,
  // The files of the page that describes the API.
  '@fastify/swagger-ui',
  // Loaded with its dictionaries only when Chinese text is converted.
  'opencc-js',
  // Its version is part of the fingerprint of documents.
  'qrcode',
];
