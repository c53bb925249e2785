/** Signs that only the designer has; they stay out of what every page loads. */
const paths = {
  'align-left': 'M4 4v16M8 8h11M8 16h7',
  'align-centre': 'M12 4v16M6.5 8h11M8.5 16h7',
  'align-right': 'M20 4v16M5 8h11M9 16h7',
  'align-top': 'M4 4h16M8 8v11M16 8v7',
  'align-middle': 'M4 12h16M8 6.5v11M16 8.5v7',
  'align-bottom': 'M4 20h16M8 5v11M16 9v7',
  'distribute-across': 'M4 4v16M20 4v16M12 8v8',
  'distribute-down': 'M4 4h16M4 20h16M8 12h8',
  'text-left': 'M4 6h16M4 12h10M4 18h13',
  'text-centre': 'M4 6h16M7 12h10M5.5 18h13',
  'text-right': 'M4 6h16M10 12h10M7 18h13',
  redo: 'M20 9H10a5.5 5.5 0 0 0 0 11h6M15.5 4.5 20 9l-4.5 4.5',
  layers: 'm12 4 8.5 4.5L12 13 3.5 8.5zM4 12.5l8 4.3 8-4.3M4 16.5l8 4.3 8-4.3',
  unlock:
    'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2m1 0V7a4 4 0 0 1 7.5-2',
  shuffle:
    'M4 7h3.5c4 0 5 10 9 10H20m-3-3 3 3-3 3M4 17h3.5c1.3 0 2.3-1 3-2.5M13.5 9.5c.7-1.5 1.7-2.5 3-2.5H20m-3-3 3 3-3 3',
  text: 'M5 6.5V5h14v1.5M12 5v14m-3 0h6',
  box: 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5',
  palette:
    'M12 3.5a8.5 8.5 0 0 0 0 17c1.5 0 2-1 1.6-2.2-.5-1.5.3-2.8 2-2.8H17a3.5 3.5 0 0 0 3.5-3.5c0-4.7-3.8-8.5-8.5-8.5M8 12h.01M9.5 8h.01M14.5 8h.01',
} as const;

export type DesignerIconName = keyof typeof paths;

export function DesignerIcon({ name, size = 20 }: { name: DesignerIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  );
}
