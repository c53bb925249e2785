/** `ground` is the sheet, `deep` its shade, `ink` what draws on it, then two lights that may meet. */
export type Palette = { ground: string; deep: string; ink: string; first: string; second: string };

/** Inks on black: for light, haze and glow. */
export const nights: readonly [Palette, ...Palette[]] = [
  { ground: '#07130f', deep: '#0d3b2a', ink: '#e6fff1', first: '#29f483', second: '#14b8a6' },
  { ground: '#0c0722', deep: '#2b1273', ink: '#f4ecff', first: '#8b5cff', second: '#ff5fc8' },
  { ground: '#170709', deep: '#6a1119', ink: '#fff0e2', first: '#ff4b2b', second: '#ffb03b' },
  { ground: '#050b20', deep: '#10308f', ink: '#eef7ff', first: '#3f83ff', second: '#6ff2ff' },
  { ground: '#16041a', deep: '#6d0f57', ink: '#ffe9f5', first: '#ff2e88', second: '#ffa24c' },
  { ground: '#03171b', deep: '#0a5260', ink: '#fff3e2', first: '#1cc9b4', second: '#ff8f63' },
  { ground: '#110d04', deep: '#4a380c', ink: '#fff6da', first: '#f5c24c', second: '#ff7a3c' },
  { ground: '#0a0d12', deep: '#2a3342', ink: '#f3f7fb', first: '#b9c7d9', second: '#29f483' },
];

/** Bold sheets, as from a print shop: for flat shapes and lines. */
export const prints: readonly [Palette, ...Palette[]] = [
  { ground: '#f1e9d8', deep: '#d9cbb0', ink: '#17130f', first: '#e8442a', second: '#1d6b58' },
  { ground: '#d6f25c', deep: '#b4d733', ink: '#0d1311', first: '#ff4d7d', second: '#2a3cff' },
  { ground: '#d8ccfb', deep: '#b9a5f4', ink: '#160f38', first: '#ff6537', second: '#14976b' },
  { ground: '#ff5b35', deep: '#e23c18', ink: '#1b0805', first: '#ffd9b0', second: '#ffc02e' },
  { ground: '#1238d8', deep: '#0b25a0', ink: '#f4f0e4', first: '#ff9fc4', second: '#ffd23f' },
  { ground: '#0f7a58', deep: '#0a5740', ink: '#f6f1dd', first: '#ffb7a1', second: '#f9d648' },
  { ground: '#ffb3c9', deep: '#ff8fb0', ink: '#2a0717', first: '#d9163f', second: '#1f4fe0' },
  { ground: '#0b1110', deep: '#182422', ink: '#f2f5ec', first: '#29f483', second: '#ff5a36' },
];
