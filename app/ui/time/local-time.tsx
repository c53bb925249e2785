import { type DateStyle, formatDate, formatTime } from '~/lib/time';

/** `year` is short and for what may be long ago. */
type Style = 'date' | 'time' | 'full' | 'weekday' | 'year';

type LocalTimeProps = { at: string | Date; zone: string; style?: Style };

const dateStyles: Record<'date' | 'weekday' | 'year', DateStyle> = {
  date: 'long',
  weekday: 'weekday',
  year: 'year',
};

/** A moment in the event's own zone: the same words on the server and in every browser. */
export function LocalTime({ at, zone, style = 'full' }: LocalTimeProps) {
  const iso = at instanceof Date ? at.toISOString() : at;
  return <time dateTime={iso}>{wordsOf(at, zone, style)}</time>;
}

function wordsOf(at: string | Date, zone: string, style: Style): string {
  if (style === 'time') return formatTime(at, zone);
  if (style === 'full') return `${formatDate(at, zone)}, ${formatTime(at, zone)}`;
  return formatDate(at, zone, dateStyles[style]);
}
