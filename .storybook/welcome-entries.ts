/** The links of the welcome page. tests/contract/welcome.test.ts checks that each story named here exists. */
export interface WelcomeEntry {
  name: string;
  text: string;
  /** The story's title and its export's name, written as words. */
  story?: { title: string; name: string };
}

export const WELCOME: readonly { heading: string; entries: readonly WelcomeEntry[] }[] = [
  {
    heading: 'Play a payment',
    entries: [
      {
        name: 'A deposit by Pix',
        text: 'From the list to the end. The panel below is everybody else: the provider, the network, the browser.',
        story: { title: 'Flows/pix/current/whole flow', name: 'To Play' },
      },
      {
        name: 'A withdrawal in crypto',
        text: 'With the network, the check of the address, and what arrives.',
        story: { title: 'Flows/crypto/current/whole withdrawal', name: 'To Play' },
      },
    ],
  },
  {
    heading: 'Find a screen',
    entries: [
      {
        name: 'Flows',
        text: 'One folder for each method, then its design, then its screens in the order in which a player meets them. Each screen has its states: loading, empty, filled, refused, offline, waiting, ended.',
        story: { title: 'Flows/shell/current/list', name: 'Filled Germany' },
      },
      {
        name: 'A returning player',
        text: 'Pay again, saved accounts, limits, closed accounts.',
        story: { title: 'Flows/player/current/second deposit', name: 'Again' },
      },
      {
        name: 'Parts',
        text: 'Fields, buttons, tiles and notices by themselves, drawn in the design that the toolbar chooses.',
        story: { title: 'Fields/AmountField', name: 'Empty' },
      },
    ],
  },
  {
    heading: 'See it otherwise',
    entries: [
      { name: 'Theme, Language, Platform', text: 'In the toolbar above. A flow shows which design it is of.' },
      {
        name: 'Texts',
        text: '40 % longer, the longest of nine languages for each text, or right to left: what breaks a layout.',
      },
      { name: 'Beside it', text: 'The same story in the other theme or the other design, as two phones side by side.' },
      { name: 'Viewport', text: 'A phone of 360 px at first; 320 px, tablet and desktop are a click away.' },
    ],
  },
  {
    heading: 'Look at all at once',
    entries: [
      { name: 'npm run contact-sheets', text: 'One picture for each method with all of its screens and states.' },
      {
        name: 'npm run test:pictures',
        text: 'What a change has done to a part or a screen: before, after, difference.',
      },
      { name: 'npm run picture-table', text: 'Stories down, languages across.' },
    ],
  },
];
