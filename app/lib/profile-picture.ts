export const profilePictureBucket = 'profile-pictures';

export type ProfilePicture = { path: string; focusX: number; focusY: number };

type PictureColumns = { picture_path: string | null; picture_focus_x: number; picture_focus_y: number };

export function profilePictureOf(person: PictureColumns): ProfilePicture | null {
  if (person.picture_path === null) return null;
  return { path: person.picture_path, focusX: person.picture_focus_x, focusY: person.picture_focus_y };
}

/**
 * The picture made small, whole: the page crops it around its focus. `backend` is empty where the backend is
 * on the address of the pages.
 */
export function profilePictureAddress(backend: string, path: string, edge: number): string {
  const size = new URLSearchParams({ width: String(edge), height: String(edge), resize: 'contain' });
  return `${backend}/storage/v1/render/image/public/${profilePictureBucket}/${path}?${size}`;
}
