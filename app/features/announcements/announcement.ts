/** What visitors are shown. */
export type Told = {
  id: number;
  title: string;
  body: string;
  linkTo: string | null;
  linkLabel: string | null;
};

export const audiences = ['all', 'organisers', 'scanners'] as const;
export type Audience = (typeof audiences)[number];

export const audienceWords: Record<Audience, string> = {
  all: 'Everyone, also strangers',
  organisers: 'Organisers: whoever may change something',
  scanners: 'Scanners: crew, and whoever used the scanner',
};

export type AnnouncementState = 'draft' | 'scheduled' | 'out' | 'ended';

/** As its staff see it. */
export type Announcement = Told & {
  audience: Audience;
  fromAt: string | null;
  untilAt: string | null;
  state: AnnouncementState;
  version: number;
  seen: number;
  dismissed: number;
  opened: number;
};
