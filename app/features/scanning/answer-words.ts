import { formatDate, formatTime } from '~/lib/time';
import { validityWords } from '~/lib/validity';
import type { Answer, Outcome } from './messages';

/** go: let them pass; stop: do not; ask: somebody has to look or decide. */
export type AnswerKind = 'go' | 'stop' | 'ask';

const asks: readonly Outcome[] = [
  'wrong_day',
  'wrong_gate',
  'not_valid_yet',
  'too_late',
  'capacity_reached',
  'code_expired',
  'not_inside',
];

export function kindOf({ outcome }: Pick<Answer, 'outcome'>): AnswerKind {
  if (outcome === 'accepted' || outcome === 'undone') return 'go';
  return asks.includes(outcome) ? 'ask' : 'stop';
}

type AnswerWords = { word: string; reason: string; advice: string };

/** One large word, why, and what to do. */
export function wordsOf(answer: Answer, zone: string, now: number): AnswerWords {
  const { outcome, direction, verdict } = answer;
  if (outcome === 'undone') return { word: 'Undone', reason: 'The last scan was taken back.', advice: '' };
  if (outcome === 'accepted') {
    const isOverridden = verdict !== 'accepted';
    const reason = isOverridden ? 'Let in by your decision' : reentryWords(answer, zone, now);
    return { word: direction === 'entry' ? 'Come in' : 'Out', reason, advice: '' };
  }
  const [reason, advice] = refusalWords(answer, zone, now);
  return { word: kindOf(answer) === 'ask' ? askWord(outcome) : 'Stop', reason, advice };
}

function askWord(outcome: Outcome): string {
  switch (outcome) {
    case 'wrong_gate':
      return 'Other gate';
    case 'wrong_day':
      return 'Not today';
    case 'not_valid_yet':
      return 'Not yet';
    case 'too_late':
      return 'Too late';
    case 'capacity_reached':
      return 'Full';
    default:
      return 'Wait';
  }
}

function reentryWords({ direction, first }: Answer, zone: string, now: number): string {
  if (direction === 'exit' || !first) return '';
  return `In again, first ${momentWords(first.at, zone, now)}`;
}

function refusalWords(answer: Answer, zone: string, now: number): [reason: string, advice: string] {
  const { first, detail = {} } = answer;
  const validity = validityWords({
    valid_nights: detail.validNights ?? null,
    enter_from: detail.enterFrom ?? null,
    enter_until: detail.enterUntil ?? null,
  });
  switch (answer.outcome) {
    case 'already_scanned':
      return [
        first ? `Already used ${placeWords(first, zone, now)}` : 'Already used',
        'Whoever came first is inside.',
      ];
    case 'not_inside':
      return ['This ticket was not scanned in', 'They may go. Scan people in so that the count stays right.'];
    case 'wrong_event':
      return [
        detail.eventTitle ? `A ticket for ${detail.eventTitle}` : 'A ticket for another event',
        'Ask to see the ticket for tonight.',
      ];
    case 'wrong_day':
      return [validity || 'Valid on another night', 'It lets in on its own night only.'];
    case 'wrong_gate':
      return [
        detail.gates?.length ? `Lets in at ${detail.gates.join(' or ')}` : 'Not let in at this gate',
        'Show them the way there.',
      ];
    case 'not_valid_yet':
      return [validity || 'Entry has not begun', 'Ask them to come back then.'];
    case 'too_late':
      return [validity || 'The time to enter is over', 'Somebody in charge can decide to let them in.'];
    case 'capacity_reached':
      return ['The house is full', 'Let somebody out first, then scan again.'];
    case 'code_expired':
      return ['This is a picture of a ticket, or an old code', 'Ask to see the ticket in their app, live.'];
    case 'revoked':
      return ['This code was replaced', 'The ticket was given to somebody else, or has a newer code.'];
    case 'refunded':
      return ['This ticket was refunded', 'The money went back, so it lets nobody in.'];
    case 'cancelled':
      return ['This ticket was cancelled', 'Send them to the box office.'];
    case 'blocked':
      return ['This ticket is blocked', 'The organiser blocked it. Call somebody in charge.'];
    case 'unpaid':
      return ['This order has not been paid', 'Send them to the box office.'];
    case 'forged':
      return ['This ticket is forged', 'Its signature is not ours. Call somebody in charge.'];
    default:
      return ['Not a ticket of ours', 'Ask to see the code of the ticket.'];
  }
}

type First = NonNullable<Answer['first']>;

/** '22:14 at Main gate by Phone 2' */
function placeWords({ at, gate, device, by }: First, zone: string, now: number): string {
  const who = device ?? by;
  return [momentWords(at, zone, now), gate && `at ${gate}`, who && `by ${who}`].filter(Boolean).join(' ');
}

/** Within the night the hour is enough. */
export function momentWords(at: number, zone: string, now: number): string {
  const when = new Date(at);
  const isLongAgo = now - at > 18 * 3_600_000;
  return isLongAgo ? `${formatDate(when, zone)}, ${formatTime(when, zone)}` : formatTime(when, zone);
}

/** Why the rules would have said no, in few words. */
export function refusedBecause(verdict: Outcome): string {
  return shortWords[verdict] ?? 'not valid';
}

const shortWords: Partial<Record<Outcome, string>> = {
  already_scanned: 'already used',
  wrong_day: 'valid on another night',
  wrong_gate: 'for another gate',
  not_valid_yet: 'too early',
  too_late: 'too late',
  capacity_reached: 'the house was full',
  code_expired: 'an old code',
  revoked: 'the code was replaced',
  refunded: 'refunded',
  cancelled: 'cancelled',
  blocked: 'blocked',
};
