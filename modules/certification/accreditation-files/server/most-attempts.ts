/** Tries, killed ones included; who asked waits, so it is not tried for hours. */
export const MAX_ATTEMPTS = 3;
