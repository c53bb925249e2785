import { useEffect, useState } from 'react';
import { formatTime } from '~/lib/time';
import { nightAt, nightsBetween, nightWindow } from '../../nights';
import { drawnRange, type Range, slotsOfNight } from '../../planner-geometry';
import type { SlotKey } from '../../planner-keys';
import { changeStage, nextFree, resize, shift, withTimes } from '../../planner-moves';
import type { Planner } from '../../planner-queries';
import { edit, redo, undo } from '../../planner-state';
import { type SlotArtist, type SlotContent, slotName } from '../../types';
import { usePlannerStore } from './use-planner-store';

/** A slot whose details are open; a new one is there only once it is saved. */
export type Opened = { id: string; slot: SlotContent; isNew: boolean };

const empty: SlotContent = { stageId: null, title: '', startsAt: null, endsAt: null, note: '', artists: [] };

/** Everything that the parts of the planner share: the plan, the night in sight and what can be done. */
export function useBoard(planner: Planner) {
  const { stages, settings, hours } = planner;
  const { zone } = hours;
  const { dayStartsAt } = settings;
  const { store, plan, status, reason } = usePlannerStore(planner.eventId, planner.slots);
  const nights = listNights(planner, plan.slots.values());
  const [chosen, setNight] = useState<string | null>(null);
  const [snap, setSnap] = useState(15);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [lastStage, setLastStage] = useState<number | null>(null);
  const [focusOn, setFocusOn] = useState<{ id: string } | null>(null);
  const night = chosen !== null && nights.includes(chosen) ? chosen : (nights[0] ?? '');
  const onNight = slotsOfNight(plan.slots, night, zone, dayStartsAt);
  const range = drawnRange(night, hours, dayStartsAt, onNight);
  const stageId = stages.find(({ id }) => id === lastStage)?.id ?? stages[0]?.id ?? null;

  useEffect(() => {
    if (focusOn) document.getElementById(`slot-${focusOn.id}`)?.focus();
  }, [focusOn]);

  const describe = (slot: SlotContent) => {
    const stage = stages.find(({ id }) => id === slot.stageId)?.name ?? 'stage to be announced';
    if (slot.startsAt === null || slot.endsAt === null) return `time to be announced, ${stage}`;
    return `${formatTime(slot.startsAt, zone)} to ${formatTime(slot.endsAt, zone)}, ${stage}`;
  };
  /** Changes one slot and says so; a slot that leaves the night takes the view along. */
  const change = (id: string, slot: SlotContent) => {
    store.change((current) => edit(current, new Map([[id, slot]])));
    if (slot.startsAt !== null) setNight(nightAt(slot.startsAt, zone, dayStartsAt));
    if (slot.stageId !== null) setLastStage(slot.stageId);
    setSaid(`${slotName(slot)}: ${describe(slot)}.`);
    setFocusOn({ id });
  };
  const remove = (id: string) => {
    const slot = plan.slots.get(id);
    if (!slot) return;
    const next = onNight.find((other) => other.id !== id && other.content.stageId === slot.stageId);
    store.change((current) => edit(current, new Map([[id, null]])));
    setSaid(`${slotName(slot)} is removed. Ctrl+Z brings it back.`);
    if (next) setFocusOn({ id: next.id });
  };
  const free = (stage: number | null): Range =>
    nextFree(onNight, stage, nightWindow(night, zone, dayStartsAt), hours, settings);
  const open = (id: string) => {
    const slot = plan.slots.get(id);
    if (slot) setOpened({ id, slot, isNew: false });
  };
  return {
    planner,
    plan,
    store,
    status,
    reason,
    nights,
    night,
    range,
    onNight,
    snap,
    said,
    opened,
    describe,
    change,
    remove,
    open,
    setNight,
    setSnap,
    close: () => {
      setOpened(null);
      if (opened && !opened.isNew) setFocusOn({ id: opened.id });
    },
    /** Opens the details of a slot that is not there yet. */
    openNew: (stage: number | null = stageId, times: Range = free(stage)) =>
      setOpened({
        id: crypto.randomUUID(),
        slot: withTimes({ ...empty, stageId: stage }, times),
        isNew: true,
      }),
    /** An artist of the line-up gets a slot, at the next free time where none is given. */
    place: (artist: SlotArtist, stage: number | null = stageId, times: Range = free(stage)) =>
      change(crypto.randomUUID(), withTimes({ ...empty, artists: [artist], stageId: stage }, times)),
    /** Brings a slot into sight, whatever night it is on. */
    show: (id: string) => {
      const slot = plan.slots.get(id);
      if (!slot) return;
      if (slot.startsAt === null) {
        open(id);
        return;
      }
      setNight(nightAt(slot.startsAt, zone, dayStartsAt));
      setFocusOn({ id });
    },
    press: (id: string, key: SlotKey) => {
      const slot = plan.slots.get(id);
      if (!slot) return;
      if (key.act === 'open') open(id);
      else if (key.act === 'remove') remove(id);
      else if (key.act === 'stage') change(id, changeStage(slot, stages, key.step));
      else if (key.act === 'move') change(id, shift(slot, key.minutes));
      else change(id, resize(slot, key.minutes, snap));
    },
    /** One step back or forth; what it is about comes into sight. */
    step: (way: 'undo' | 'redo') => {
      const [step] = (way === 'undo' ? plan.past : plan.future).at(-1) ?? [];
      if (!step) {
        setSaid(`There is nothing to ${way}.`);
        return;
      }
      store.change(way === 'undo' ? undo : redo);
      const slot = way === 'undo' ? step.before : step.after;
      const name = slotName(slot ?? step.before ?? step.after ?? empty);
      setSaid(`${name}: ${slot ? describe(slot) : 'removed'}.`);
      if (slot?.startsAt) setNight(nightAt(slot.startsAt, zone, dayStartsAt));
      setFocusOn({ id: step.id });
    },
  };
}
export type Board = ReturnType<typeof useBoard>;

/** The nights of the event, and those outside of it on which something is planned. */
function listNights({ hours, settings }: Planner, slots: Iterable<SlotContent>): string[] {
  const nightOf = (at: string) => nightAt(at, hours.zone, settings.dayStartsAt);
  const last = new Date(Date.parse(hours.endsAt) - 1).toISOString();
  const planned = [...slots].flatMap(({ startsAt }) => (startsAt === null ? [] : [nightOf(startsAt)]));
  return [...new Set([...nightsBetween([nightOf(hours.opensAt), nightOf(last)]), ...planned])].toSorted();
}
