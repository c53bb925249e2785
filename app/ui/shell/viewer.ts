/** The person who looks at the page, as the shells need them. */
export type Viewer = { userId: number; name: string; isStaff: boolean };
