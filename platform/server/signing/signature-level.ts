/** PAdES signature levels, in ascending order of long-term verifiability. */
export type SignatureLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
