import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export type PlanVisibility = 'everyone' | 'followers' | 'link' | 'nobody';

/** What somebody means to see, as far as they show it; what only they know of it is there for themselves alone. */
export type Plan = {
  userId: number;
  name: string;
  handle: string | null;
  isOwn: boolean;
  slotIds: string[];
  visibility?: PlanVisibility;
  /** None before the plan was shared for the first time. */
  shareKey?: string | null;
  isPublic?: boolean;
};

/** Refused as `not_found` whatever the reason is: nobody learns whether there is a plan. */
export async function getPlan(
  db: Db,
  eventId: number,
  userId: number,
  shareKey: string | null,
): Promise<Plan> {
  const key = shareKey === null ? {} : { share_key: shareKey };
  // The function writes it in this form; the generated type knows only that it is JSON.
  return unwrap(await db.rpc('get_plan', { event_id: eventId, user_id: userId, ...key })) as Plan;
}

/** As a slot was, or became, when it was published. */
export type SlotFacts = {
  title: string;
  artists: string[];
  stage: string | null;
  startsAt: string | null;
  endsAt: string | null;
};

export type PlanChange = {
  id: number;
  slotId: string;
  kind: string;
  at: string;
  before: SlotFacts | null;
  after: SlotFacts | null;
};

/** What publications changed of these slots, the newest first. */
export async function listPlanChanges(
  db: Db,
  eventId: number,
  slotIds: readonly string[],
): Promise<PlanChange[]> {
  if (slotIds.length === 0) return [];
  const rows = unwrap(
    await db
      .from('timetable_changes')
      .select('id, slot_id, kind, at, before, after')
      .eq('event_id', eventId)
      .in('slot_id', [...slotIds])
      .order('id', { ascending: false })
      .limit(50),
  );
  return rows.map(({ id, slot_id, kind, at, before, after }) => ({
    id,
    slotId: slot_id,
    kind,
    at,
    before: before as SlotFacts | null,
    after: after as SlotFacts | null,
  }));
}

export type ArtistDetails = {
  id: number;
  text: string;
  picture: { path: string; focusX: number; focusY: number } | null;
};

/** What there is to say of those who play, read when somebody wants to know. */
export async function listArtistDetails(db: Db, ids: readonly number[]): Promise<ArtistDetails[]> {
  const [artists, pictures] = await Promise.all([
    db
      .from('artists')
      .select('id, description')
      .in('id', [...ids]),
    db
      .from('pictures')
      .select('entity_id, path, focus_x, focus_y')
      .eq('entity_type', 'artist')
      .in('entity_id', [...ids])
      .order('position', { ascending: false })
      .order('id', { ascending: false }),
  ]);
  const leads = new Map(unwrap(pictures).map((picture) => [picture.entity_id, picture]));
  return unwrap(artists).map(({ id, description }) => {
    const lead = leads.get(id);
    return {
      id,
      text: description,
      picture: lead ? { path: lead.path, focusX: lead.focus_x, focusY: lead.focus_y } : null,
    };
  });
}
