/** Whether the browser can draw this file. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return true;
  } catch {
    return false;
  }
}
