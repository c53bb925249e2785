import type { StepPicture as Name } from '../install-steps';
import classes from './install.module.css';

/** On a grid of 32, drawn with one line. */
const paths: Record<Name, string> = {
  share:
    'M16 20V5m-5 5 5-5 5 5M12 14h-1.5A2.5 2.5 0 0 0 8 16.5v8a2.5 2.5 0 0 0 2.5 2.5h11a2.5 2.5 0 0 0 2.5-2.5v-8a2.5 2.5 0 0 0-2.5-2.5H20',
  add: 'M10 6h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4m6 5v10m-5-5h10',
  dots: 'M16 8v.01M16 16v.01M16 24v.01',
  lines: 'M7 10h18M7 16h18M7 22h18',
  bar: 'M7 10h18a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4m16 3v5m-2.4-2.2 2.4 2.4 2.4-2.4M8 16h8',
  file: 'M4 7h24M4 7v18a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2V7M8 3.5h4M15 3.5h3m3 0h4M9 12h9v10H9zm3.5 5h2',
  dock: 'M6 18h20a3 3 0 0 1 3 3v3a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-3a3 3 0 0 1 3-3m1.5 4.5h3m4 0h3m4 0h3M16 4v9m-3.5-3.5L16 13l3.5-3.5',
  home: 'M11 3h10a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3m.8 5h3v3h-3zm5.400 0h3v3h-3zm-5.400 6h3v3h-3zM14 25.500h4',
  bookmark: 'M10 5h12a1 1 0 0 1 1 1v21l-7-5-7 5V6a1 1 0 0 1 1-1',
  leave: 'M18 5h9v9M27 5 15 17M23 18v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2h7',
};

export function StepPicture({ name }: { name: Name }) {
  return (
    <svg className={classes.picture} viewBox="0 0 32 32" aria-hidden>
      <path d={paths[name]} strokeWidth={name === 'dots' ? 4 : 2} />
    </svg>
  );
}
