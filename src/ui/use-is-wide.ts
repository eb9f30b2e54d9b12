// Hook that says whether the window has space for two columns beside the navigation.
import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window has space for two columns. With very large text it has not. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 64em)', false, {
    getInitialValueInEffect: false,
  });
}
