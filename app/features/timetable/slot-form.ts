import { dayAfter, wallTime } from '~/lib/time';
import { nightAt } from './nights';
import { instantOf } from './planner-csv';
import type { SlotArtist, SlotContent } from './types';

/** A slot as its dialog has it: a night and two times on the clock. */
export type SlotForm = {
  artists: SlotArtist[];
  title: string;
  stageId: number | null;
  hasTime: boolean;
  night: string;
  start: string;
  end: string;
  note: string;
};

type Where = { zone: string; dayStartsAt: string };

/** Longer than that, somebody mixed up start and end. */
const longestHours = 18;

export function formOf(slot: SlotContent, night: string, { zone, dayStartsAt }: Where): SlotForm {
  const { artists, title, stageId, note, startsAt, endsAt } = slot;
  return {
    artists,
    title,
    stageId,
    note,
    hasTime: startsAt !== null,
    night: startsAt ? nightAt(startsAt, zone, dayStartsAt) : night,
    start: startsAt ? wallTime(startsAt, zone).slice(11) : '',
    end: endsAt ? wallTime(endsAt, zone).slice(11) : '',
  };
}

export type SlotErrors = { start?: string; end?: string };

/**
 * What the form says, as a slot. Times that were not touched stay as they are: on the night when the clocks go back,
 * 02:30 alone does not say which of the two is meant.
 */
export function slotOf(
  form: SlotForm,
  before: SlotContent,
  where: Where,
): { slot: SlotContent; errors: SlotErrors } {
  const { artists, stageId } = form;
  const slot = { ...before, artists, stageId, title: form.title.trim(), note: form.note.trim() };
  if (!form.hasTime) return { slot: { ...slot, startsAt: null, endsAt: null }, errors: {} };
  const shown = formOf(before, form.night, where);
  const isSame = (['hasTime', 'night', 'start', 'end'] as const).every((name) => shown[name] === form[name]);
  if (isSame) return { slot, errors: {} };
  const startsAt = instantOf(form.night, form.start, where);
  if (!startsAt) return { slot, errors: { start: 'Enter a time such as 23:30.' } };
  const endsAt = endAfter(startsAt, form, where);
  if (!endsAt) return { slot, errors: { end: 'Enter a time such as 00:30.' } };
  if (Date.parse(endsAt) - Date.parse(startsAt) > longestHours * 3_600_000)
    return { slot, errors: { end: 'It has to end after it starts.' } };
  return { slot: { ...slot, startsAt, endsAt }, errors: {} };
}

function endAfter(startsAt: string, { night, end }: SlotForm, where: Where): string | null {
  const endsAt = instantOf(night, end, where);
  return endsAt && endsAt <= startsAt ? instantOf(dayAfter(night, 1), end, where) : endsAt;
}
