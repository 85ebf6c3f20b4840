/** Provides the component library's theme and colour scheme to the application. */
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** The same storage key that boot.js reads before the first paint. */
const scheme = localStorageColorSchemeManager({ key: 'assay-scheme' });

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={scheme}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
