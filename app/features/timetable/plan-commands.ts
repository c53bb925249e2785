import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { PlanVisibility } from './plan-queries';

/** Answers the key of the link. */
export async function savePlanSettings(db: Db, eventId: number, visibility: PlanVisibility): Promise<string> {
  return unwrap(await db.rpc('save_plan_settings', { event_id: eventId, visibility }));
}

/** The link that was given away before opens nothing any more. */
export async function renewPlanLink(db: Db, eventId: number): Promise<string> {
  return unwrap(await db.rpc('renew_plan_link', { event_id: eventId }));
}

/** Shown this once; calendars that subscribed with the key before stop hearing of anything. */
export async function renewCalendarKey(db: Db): Promise<string> {
  return unwrap(await db.rpc('renew_calendar_key'));
}
