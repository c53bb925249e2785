import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import { dark, gray, green } from '~/ui/theme/palette';

const fontFamily = 'var(--ll-font)';

/** 44 px: what a thumb needs. */
const touch = { size: 'md', radius: 'md' } as const;

/** Everything Mantine draws looks like Limelight without a prop; app/ui/theme/tokens.css has the rest. */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  colors: { green, dark, gray },
  black: '#0b1514',
  white: '#ffffff',
  autoContrast: true,
  luminanceThreshold: 0.32,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  headings: { fontFamily, fontWeight: '750' },
  // The green of the dark scheme is bright and carries black, the one of the light scheme is deep and
  // carries white; Mantine's own resolver would judge both by the light scheme.
  variantColorResolver(input) {
    const colors = defaultVariantColorsResolver(input);
    const filledGreen = input.variant === 'filled' && (input.color ?? 'green') === 'green';
    return filledGreen ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors;
  },
  components: {
    ActionIcon: { defaultProps: { size: 44, radius: 'md', variant: 'subtle' } },
    Button: { defaultProps: { ...touch, size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    InputBase: { defaultProps: touch },
    Input: { defaultProps: touch },
    Menu: { defaultProps: { radius: 'md', shadow: 'md', position: 'bottom-end' } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    MultiSelect: { defaultProps: touch },
    NumberInput: { defaultProps: touch },
    PasswordInput: { defaultProps: touch },
    Paper: { defaultProps: { radius: 'lg' } },
    Select: { defaultProps: touch },
    Switch: { defaultProps: { size: 'md' } },
    Tabs: { defaultProps: { radius: 'md' } },
    Textarea: { defaultProps: touch },
    TextInput: { defaultProps: touch },
  },
});
