type SparklineProps = { values: number[]; label: string; width?: number; height?: number };

/** The shape of some numbers; the label says in words what it shows. */
export function Sparkline({ values, label, width = 120, height = 36 }: SparklineProps) {
  const low = Math.min(...values, 0);
  const span = Math.max(...values, 1) - low || 1;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, at) => {
    const y = 2 + (height - 4) * (1 - (value - low) / span);
    return `${round(at * step)} ${round(y)}`;
  });
  const line = points.length > 0 ? `M${points.join('L')}` : '';
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {line && <path d={`${line}L${width} ${height}L0 ${height}z`} fill="var(--ll-green)" opacity="0.14" />}
      <path
        d={line}
        fill="none"
        stroke="var(--ll-green)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
