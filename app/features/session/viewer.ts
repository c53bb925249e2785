/** The signed-in person as the shells need them. */
export type Viewer = { userId: number; name: string; isStaff: boolean; platformLevel: number };
