/** What an organiser asks of everybody who comes. */
export type AskedQuestion = {
  id: number;
  label: string;
  kind: 'text' | 'choice' | 'checkbox';
  choices: string[];
  isRequired: boolean;
  /** Empty is all types. */
  typeIds: number[];
};

/** A ticket or an extra that an order will have, and what was said of whom it is for. */
export type Attendee = {
  /** Counts everything of the order from 1. */
  n: number;
  typeId: number;
  typeName: string;
  /** What comes with a ticket, such as a locker, and lets nobody in. */
  isExtra: boolean;
  name: string;
  email: string;
  /** By the number of the question. */
  answers: Record<string, string>;
};

/** What private.keep_attendees is told. */
export type SaidOf = Pick<Attendee, 'n' | 'typeId' | 'name' | 'email' | 'answers'>;

/** The words of the form by the names of its fields, to show them again as they were. */
export type Typed = Record<string, string>;

export const nameField = (n: number) => `attendee-${n}-name`;
export const emailField = (n: number) => `attendee-${n}-email`;
export const answerField = (n: number, questionId: number) => `attendee-${n}-answer-${questionId}`;

const fieldForm = /^(?:name|email|attendee-\d{1,4}-(?:name|email|answer-\d{1,15}))$/;

export function readTyped(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form)
    if (fieldForm.test(name) && typeof value === 'string') typed[name] = value.replaceAll('\0', '');
  return typed;
}

/** For the tickets that the order has; those whose fields were not there are left out. */
export function readAttendees(form: FormData, places: Pick<Attendee, 'n' | 'typeId'>[]): SaidOf[] {
  const typed = Object.entries(readTyped(form));
  return places.flatMap(({ n, typeId }) => {
    const own = typed.filter(([name]) => name.startsWith(`attendee-${n}-`));
    if (own.length === 0) return [];
    const fields = new Map(own.map(([name, value]) => [name, value.trim()]));
    const lead = answerField(n, 0).slice(0, -1);
    const answers = [...fields].filter(([name]) => name.startsWith(lead));
    return [
      {
        n,
        typeId,
        name: fields.get(nameField(n)) ?? '',
        email: fields.get(emailField(n)) ?? '',
        answers: Object.fromEntries(answers.map(([name, value]) => [name.slice(lead.length), value])),
      },
    ];
  });
}

/** What is asked for a ticket of that type. */
export function questionsFor<Question extends { typeIds: number[] }>(
  questions: Question[],
  typeId: number,
): Question[] {
  return questions.filter(({ typeIds }) => typeIds.length === 0 || typeIds.includes(typeId));
}
