import { type CSSVariablesResolver, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { chooseColourScheme, onColourSchemeChosen, readColourScheme } from '~/ui/colour-scheme/colour-scheme';
import { theme } from '~/ui/theme/theme';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '~/ui/theme/mantine-sizes.css';

let stopListening = () => {};

const colourSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof window === 'undefined' ? fallback : readColourScheme()),
  set: chooseColourScheme,
  subscribe(onUpdate) {
    stopListening = onColourSchemeChosen(() => onUpdate(readColourScheme()));
  },
  unsubscribe: () => stopListening(),
  clear: () => chooseColourScheme('auto'),
};

/** Mantine's components take their colours from our tokens, which follow the scheme by themselves. */
const fromTokens = {
  '--mantine-color-body': 'var(--ll-bg)',
  '--mantine-color-text': 'var(--ll-text)',
  '--mantine-color-dimmed': 'var(--ll-muted)',
  '--mantine-color-placeholder': 'var(--ll-faint)',
  '--mantine-color-anchor': 'var(--ll-green)',
  '--mantine-color-default': 'var(--ll-surface)',
  '--mantine-color-default-hover': 'var(--ll-raised)',
  '--mantine-color-default-border': 'var(--ll-line-strong)',
  '--mantine-color-error': 'var(--ll-red)',
  '--mantine-primary-color-contrast': 'var(--ll-on-green)',
  '--mantine-shadow-sm': 'var(--ll-shadow-1)',
  '--mantine-shadow-md': 'var(--ll-shadow-2)',
};

const variables: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens });

/** Around what uses Mantine. Public pages that do not, do not load it: their budget of script is small. */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager}
      cssVariablesResolver={variables}
    >
      {children}
    </MantineProvider>
  );
}
