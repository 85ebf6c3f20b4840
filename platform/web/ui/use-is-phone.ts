import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is narrower than a tablet in portrait format; on paper it never is. Known in the first render. */
export const useIsPhone = (): boolean =>
  useMediaQuery('screen and (max-width: 47.99em)', false, { getInitialValueInEffect: false });
