/**
 * Maximum number of attempts to generate an accreditation file, including killed ones; low, because the
 * requester waits.
 */
export const MAX_ATTEMPTS = 3;
