/** Of PAdES. */
export type SignatureLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
