import { clashWords } from '../../plan-clashes';
import { slotName } from '../../types';
import { hoursWords } from '../../visitor-clock';
import { isTimed, type VisitorSlot } from '../../visitor-types';
import { plannedBy, type Scene } from './scene';

/** '+15 min', '−5 min', or nothing where it is on time. */
export function driftMark({ driftMinutes }: Pick<VisitorSlot, 'driftMinutes'>): string {
  if (driftMinutes === 0) return '';
  return `${driftMinutes > 0 ? '+' : '−'}${Math.abs(driftMinutes)} min`;
}

export function stageWords(
  { stageId }: Pick<VisitorSlot, 'stageId'>,
  { stages }: Pick<Scene, 'stages'>,
): string {
  return (stageId === null ? undefined : stages.get(stageId)?.name) ?? 'Stage to be announced';
}

export function planWords(slot: VisitorSlot, scene: Scene): string {
  const words = {
    mine: 'in your plan',
    theirs: `in the plan of ${scene.theirs?.name}`,
    both: `in your plan and in that of ${scene.theirs?.name}`,
  };
  const planned = plannedBy(slot.id, scene);
  return planned ? words[planned] : '';
}

/** Everything that a sighted person takes in at a glance, in one sentence. */
export function slotSentence(slot: VisitorSlot, scene: Scene): string {
  const drift = slot.driftMinutes > 0 ? 'late' : 'early';
  const clashes = scene.clashes.get(slot.id) ?? [];
  const facts = [
    slotName(slot),
    isTimed(slot) ? hoursWords(slot, scene.zone) : 'time to be announced',
    stageWords(slot, scene),
    slot.driftMinutes === 0 ? '' : `${Math.abs(slot.driftMinutes)} min ${drift}`,
    planWords(slot, scene),
  ];
  return [facts.filter(Boolean).join(', '), ...clashes.map((clash) => clashWords(clash, slot.id))].join('. ');
}

type SlotInScene = { slot: VisitorSlot; scene: Scene };

/** Whether nothing that is shown of a slot has become another: whoever marks one set waits for that one alone. */
export function isSameSlot(before: SlotInScene, after: SlotInScene): boolean {
  const { id, stageId } = after.slot;
  const stageIn = ({ scene }: SlotInScene) => (stageId === null ? undefined : scene.stages.get(stageId));
  const clashesIn = ({ scene }: SlotInScene) =>
    scene.clashes
      .get(id)
      ?.map((clash) => clashWords(clash, id))
      .join() ?? '';
  return (
    before.slot === after.slot &&
    before.scene.zone === after.scene.zone &&
    before.scene.toggle === after.scene.toggle &&
    before.scene.open === after.scene.open &&
    before.scene.theirs === after.scene.theirs &&
    stageIn(before) === stageIn(after) &&
    plannedBy(id, before.scene) === plannedBy(id, after.scene) &&
    clashesIn(before) === clashesIn(after)
  );
}
