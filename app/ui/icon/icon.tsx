import { type IconName, iconPaths } from '~/ui/icon/paths';

type IconProps = { name: IconName; size?: number; label?: string; className?: string };

/** Decoration beside words, unless it is given a label of its own. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const drawing = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: name.endsWith('-filled') ? 'currentColor' : 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    style: { flex: 'none' },
    className,
  } as const;
  const path = <path d={iconPaths[name]} />;
  return label ? (
    <svg {...drawing} role="img" aria-label={label}>
      {path}
    </svg>
  ) : (
    <svg {...drawing} aria-hidden="true">
      {path}
    </svg>
  );
}
