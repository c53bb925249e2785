import type { Side } from '../scene/side.ts';

/**
 * A bucket with a file of that side in it. `list` is what the backend's own interface shows; whether the bucket is public says
 * whether whoever knows an address gets the file without asking.
 */
export type BucketRule = {
  bucket: string;
  isPublic: boolean;
  file: (side: Side) => string;
  list: string;
  upload: string;
  overwrite: string;
  remove: string;
};

export const buckets: BucketRule[] = [
  {
    bucket: 'pictures',
    isPublic: false,
    file: ({ event }) => `event/${event}/abcdefgh.png`,
    list: 'everyone',
    upload: 'editor+',
    overwrite: 'none',
    remove: 'editor+',
  },
  {
    bucket: 'pictures',
    isPublic: false,
    file: ({ draft }) => `event/${draft}/abcdefgh.png`,
    list: 'crew+',
    upload: 'editor+',
    overwrite: 'none',
    remove: 'editor+',
  },
  {
    bucket: 'pictures',
    isPublic: false,
    file: ({ name }) => `elsewhere/${name}.png`,
    list: 'none',
    upload: 'none',
    overwrite: 'none',
    remove: 'none',
  },
  {
    bucket: 'profile-pictures',
    isPublic: true,
    file: ({ personFolder }) => `${personFolder}/face.png`,
    list: 'self',
    upload: 'self',
    overwrite: 'self',
    remove: 'self',
  },
  // The server alone writes and reads these; the page looks first whether the room is for whoever asks.
  {
    bucket: 'chat',
    isPublic: false,
    file: ({ room }) => `${room}/picture.webp`,
    list: 'none',
    upload: 'none',
    overwrite: 'none',
    remove: 'none',
  },
  {
    bucket: 'self-checks',
    isPublic: false,
    file: ({ name }) => `${name}.txt`,
    list: 'staff',
    upload: 'staff',
    overwrite: 'none',
    remove: 'staff',
  },
];
