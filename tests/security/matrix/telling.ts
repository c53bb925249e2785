/** What `listTelling` finds, each with why it is accepted. */
export const telling: string[] = [];
