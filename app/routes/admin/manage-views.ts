/** The views of /admin/manage, as its tabs and in their order. */
const manageViews = ['directory', 'audit'] as const;
export type ManageView = (typeof manageViews)[number];

const labels: Record<ManageView, string> = { directory: 'Directory', audit: 'Audit log' };

export function readManageView(text: string | null): ManageView {
  return manageViews.find((view) => view === text) ?? 'directory';
}

export function manageTabs(current: ManageView) {
  return manageViews.map((view) => ({
    to: view === 'directory' ? '?' : `?view=${view}`,
    label: labels[view],
    isCurrent: view === current,
  }));
}
