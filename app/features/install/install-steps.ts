import type { BrowserKind } from './browser-kind';

/** What is drawn beside a step: step-picture.tsx. */
export type StepPicture =
  | 'share'
  | 'add'
  | 'dots'
  | 'lines'
  | 'bar'
  | 'file'
  | 'dock'
  | 'home'
  | 'bookmark'
  | 'leave';

export type InstallStep = { picture: StepPicture; text: string };

type Steps = { name: string; steps: InstallStep[]; note?: string };

const add: InstallStep = { picture: 'add', text: 'Choose “Add to Home Screen”, then “Add”.' };
const open: InstallStep = { picture: 'home', text: 'Open Limelight from your home screen from now on.' };

/** As each browser's own menus call it. */
export const installSteps: Record<BrowserKind, Steps> = {
  'iphone-safari': {
    name: 'Safari on iPhone and iPad',
    steps: [{ picture: 'share', text: 'Tap the share button, below or beside the address.' }, add, open],
    note: 'On iPhones, Limelight can tell you news only once it is on the home screen.',
  },
  'iphone-other': {
    name: 'Other browsers on iPhone and iPad',
    steps: [{ picture: 'share', text: 'Tap the share button beside the address.' }, add, open],
    note: 'Is it not in the list? Then open this page in Safari.',
  },
  'android-chrome': {
    name: 'Chrome on Android',
    steps: [
      { picture: 'dots', text: 'Tap the menu with the three dots.' },
      { picture: 'add', text: 'Choose “Add to home screen”, then “Install”.' },
      open,
    ],
  },
  'android-samsung': {
    name: 'Samsung Internet',
    steps: [
      { picture: 'lines', text: 'Tap the menu with the three lines.' },
      { picture: 'add', text: 'Choose “Add page to”, then “Home screen”.' },
      open,
    ],
  },
  'android-firefox': {
    name: 'Firefox on Android',
    steps: [
      { picture: 'dots', text: 'Tap the menu with the three dots.' },
      { picture: 'add', text: 'Choose “Add app to Home screen”, then “Add”.' },
      open,
    ],
  },
  'computer-chrome': {
    name: 'Chrome on a computer',
    steps: [
      { picture: 'bar', text: 'Click the install symbol at the right end of the address.' },
      {
        picture: 'dots',
        text: 'Is it not there? Open the menu, “Cast, save and share”, then “Install page as app”.',
      },
    ],
  },
  'computer-edge': {
    name: 'Edge on a computer',
    steps: [
      { picture: 'bar', text: 'Click the install symbol at the right end of the address.' },
      {
        picture: 'dots',
        text: 'Is it not there? Open the menu, “Apps”, then “Install this site as an app”.',
      },
    ],
  },
  'computer-safari': {
    name: 'Safari on a Mac',
    steps: [
      { picture: 'file', text: 'Open the File menu and choose “Add to Dock”.' },
      { picture: 'dock', text: 'Open Limelight from the Dock from now on.' },
    ],
  },
  'computer-firefox': {
    name: 'Firefox on a computer',
    steps: [
      { picture: 'bookmark', text: 'Firefox installs no apps here: keep Limelight as a bookmark.' },
      { picture: 'home', text: 'Or put it on your phone, where it is of more use anyway.' },
    ],
  },
  'inside-app': {
    name: 'Inside another app',
    steps: [
      { picture: 'dots', text: 'You are in the browser of another app. Open its menu.' },
      { picture: 'leave', text: 'Choose “Open in browser” and follow the steps there.' },
    ],
  },
};
