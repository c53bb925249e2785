import type { TestProject } from 'vitest/node';
import { startTestCluster } from '../fixtures/cluster.ts';

/** One PostgreSQL for the whole run; every test file clones its own database from its template. */
export default async function setup(project: TestProject) {
  if (project.vitest.projects.every(({ name }) => name === 'unit')) return;
  const cluster = await startTestCluster();
  project.provide('adminUrl', cluster.adminUrl);
  return () => cluster.stop();
}
