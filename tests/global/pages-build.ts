import { ensureBuild } from '../../server/build.ts';

/** Tests that start whole processes share one build. */
export default async function setup() {
  await ensureBuild(() => {});
}
