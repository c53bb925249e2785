/** By the names of app/ui/poster/families. */
export const artFamilies = [
  'beams',
  'mesh',
  'waveform',
  'horizon',
  'risograph',
  'op-art',
  'tiles',
  'halftone',
  'rings',
  'contours',
] as const;
