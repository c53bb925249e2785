import type { Picture } from '~/ui/picture-field/picture';
import type { StoredPicture } from '../queries';

/** What a page does for its gallery; each answers whether it worked, and says itself why not. */
export type PictureActs = {
  add(picture: Picture, place: number): Promise<boolean>;
  describe(id: number, description: string): Promise<boolean>;
  order(ids: number[]): Promise<boolean>;
  remove(picture: StoredPicture): Promise<boolean>;
};
