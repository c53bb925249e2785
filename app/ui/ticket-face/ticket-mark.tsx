import { qrPath } from '~/lib/qr';
import { artAddress, pictureAddress } from '~/lib/ticket-design/addresses';
import { gradientLine } from '~/lib/ticket-design/ground';
import type { ArtMark, GradientMark, Mark, PictureMark, QrMark, TextMark } from '~/lib/ticket-design/marks';
import classes from './ticket-face.module.css';

type TicketMarkProps = {
  mark: Mark;
  /** What makes the names in this drawing different from those in others. */
  prefix: string;
  code?: string | undefined;
};

export function TicketMark({ mark, prefix, code }: TicketMarkProps) {
  switch (mark.kind) {
    case 'text':
      return <Words mark={mark} />;
    case 'picture':
      return <Image mark={mark} href={pictureAddress(mark)} prefix={prefix} />;
    case 'art':
      return <Image mark={mark} href={artAddress(mark)} prefix={prefix} />;
    case 'gradient':
      return <Gradient mark={mark} prefix={prefix} />;
    case 'qr':
      return <Code mark={mark} code={code} />;
    case 'line':
      return (
        <line
          x1={mark.x1}
          y1={mark.y1}
          x2={mark.x2}
          y2={mark.y2}
          stroke={mark.colour}
          strokeOpacity={mark.opacity}
          strokeWidth={mark.width}
          strokeDasharray={mark.dash.join(' ')}
        />
      );
    case 'rect': {
      const { x, y, width, height, radius, colour, opacity, stroke } = mark;
      const paint =
        stroke > 0
          ? { fill: 'none', stroke: colour, strokeOpacity: opacity, strokeWidth: stroke }
          : { fill: colour, fillOpacity: opacity };
      return <rect x={x} y={y} width={width} height={height} rx={radius} {...paint} />;
    }
  }
}

const anchors = { left: 'start', centre: 'middle', right: 'end' } as const;

function Words({ mark }: { mark: TextMark }) {
  const { text, font, weight, size, colour, opacity, align, tracking } = mark;
  // The browser leaves its space after the last letter too.
  const after = tracking * { left: 0, centre: 0.5, right: 1 }[align];
  return (
    <text
      className={font === 'display' ? classes.display : classes[weight]}
      x={mark.x + after}
      y={mark.y}
      fontSize={size}
      letterSpacing={tracking || undefined}
      textAnchor={anchors[align]}
      fill={colour}
      fillOpacity={opacity}
    >
      {text}
    </text>
  );
}

function Image({ mark, href, prefix }: { mark: PictureMark | ArtMark; href: string; prefix: string }) {
  const { x, y, width, height, image } = mark;
  const look = mark.kind === 'picture' ? mark : { radius: 0, opacity: 1, isGrey: false };
  return (
    <>
      <clipPath id={`${prefix}clip`}>
        <rect x={x} y={y} width={width} height={height} rx={look.radius} />
      </clipPath>
      <g clipPath={`url(#${prefix}clip)`}>
        <image
          href={href}
          {...image}
          preserveAspectRatio="none"
          opacity={look.opacity}
          style={look.isGrey ? { filter: 'grayscale(1)' } : undefined}
        />
      </g>
    </>
  );
}

function Gradient({ mark, prefix }: { mark: GradientMark; prefix: string }) {
  const { x, y, width, height, stops } = mark;
  return (
    <>
      <linearGradient id={`${prefix}fade`} gradientUnits="userSpaceOnUse" {...gradientLine(mark)}>
        {stops.map(({ at, colour, opacity }) => (
          <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${prefix}fade)`} />
    </>
  );
}

function Code({
  mark: { x, y, size, quiet, dark, light, radius },
  code,
}: {
  mark: QrMark;
  code?: string | undefined;
}) {
  const drawn = code ? qrPath(code) : undefined;
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={radius} fill={light} />
      {drawn && (
        <path
          d={drawn.path}
          fill={dark}
          transform={`translate(${x + quiet} ${y + quiet}) scale(${(size - 2 * quiet) / drawn.size})`}
          shapeRendering="crispEdges"
        />
      )}
    </>
  );
}
