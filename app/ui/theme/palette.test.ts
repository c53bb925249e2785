import { expect, test } from 'vitest';
import { type Oklch, oklchToHex } from '~/ui/theme/oklch';
import { dark, gray, green } from '~/ui/theme/palette';

const scales: { name: string; hex: readonly string[]; steps: Oklch[] }[] = [
  {
    name: 'green',
    hex: green,
    steps: [
      [0.978, 0.024, 158],
      [0.952, 0.058, 157],
      [0.918, 0.108, 156],
      [0.886, 0.168, 154],
      [0.85, 0.215, 152],
      [0.77, 0.2, 151.5],
      [0.66, 0.172, 151],
      [0.535, 0.135, 152],
      [0.43, 0.105, 154],
      [0.32, 0.075, 157],
    ],
  },
  {
    name: 'dark',
    hex: dark,
    steps: [
      [0.95, 0.008, 175],
      [0.86, 0.01, 178],
      [0.72, 0.014, 182],
      [0.56, 0.016, 186],
      [0.4, 0.018, 190],
      [0.315, 0.018, 194],
      [0.245, 0.017, 197],
      [0.168, 0.014, 200],
      [0.135, 0.012, 202],
      [0.105, 0.01, 204],
    ],
  },
  {
    name: 'gray',
    hex: gray,
    steps: [
      [0.984, 0.004, 165],
      [0.966, 0.006, 168],
      [0.935, 0.007, 172],
      [0.895, 0.009, 176],
      [0.825, 0.011, 180],
      [0.7, 0.013, 184],
      [0.56, 0.016, 188],
      [0.44, 0.018, 192],
      [0.32, 0.018, 196],
      [0.225, 0.016, 200],
    ],
  },
];

test.each(scales)('the $name shades are the steps of their scale', ({ hex, steps }) => {
  expect(hex).toEqual(steps.map(oklchToHex));
});
