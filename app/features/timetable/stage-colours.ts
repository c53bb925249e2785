import classes from './stage-colours.module.css';

/** The colours that a stage can have, in the order in which new stages take them; the database knows the same. */
export const stageColours = ['green', 'blue', 'amber', 'violet', 'red', 'teal', 'pink', 'grey'] as const;

export type StageColour = (typeof stageColours)[number];

/** Sets --stage (readable on every background), --stage-soft (readable under text) and --stage-line for what is inside. */
export function stageColourClass(colour: StageColour | undefined): string {
  return classes[colour ?? 'grey'] ?? '';
}

export function asStageColour(name: string): StageColour {
  return stageColours.find((colour) => colour === name) ?? 'grey';
}
