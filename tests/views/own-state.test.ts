import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const FILES = globSync('src/views/**/*.view.tsx', {
  exclude: ['src/views/ui/**', 'src/views/pages/example/**', 'src/views/**/*.story-view.tsx'],
})

/** What may be changed by who looks at a part and is forgotten with it. All else that changes is of a chart. */
const IN_SIGHT = {
  'is folded out or in': [
    'list-acts/act-history isOpen',
    'list-views/views-button isOpen',
    'list-views/views-panel isManaging',
    'list/columns-menu isOpen',
    'list/filter-fields isOpen',
    'list/list told',
    'ordered/ordered-items told',
    'pages/class-recording/record-people last',
    'how-to/how-to-help openOn',
    'list/range-field isBetween',
    'list/list-rows isOpen',
    'list/list-sheet isOpen',
    'pages/account/birthdate-field openedAt',
    'pages/account/new-password-field isOpen',
    'pages/account/sign-up-form isReading',
    'pages/course-search/course-search isOpen',
    'pages/dashboard/history isWhole',
    'pages/profile/history/history-section shown',
    'pages/file-records/file-records isAdding',
    'pages/how-to/how-to-list isOrdering',
    'pages/account/sign-up-form isLaterOpen',
    'charts/charted isTable',
    'pages/programme/lineage isTable',
    'pages/roster/roster-page isFinding',
    'shell/navigation/special-entry isOpen',
    'shell/settings-panel/settings-view editing',
    'shell/toolbar/more-tools isOpen',
    'shell/toolbar/popover-tool isOpen',
  ],
  'was wanted once, and its code with it': [
    'list-views/views-button isWanted',
    'shell/toolbar/language-picker isWanted',
    'shell/toolbar/more-tools isWanted',
    'shell/toolbar/popover-tool isWanted',
  ],
  'is asked about by a dialog with a chart of its own': [
    'pages/course-search/course-detail chosen',
    'how-to/how-to-help chosen',
    'pages/course-search/course-search chosen',
    'pages/dashboard/dashboard renewing',
    'pages/dashboard/dashboard offered',
    'pages/instructors/use-instructor-acts from',
    'pages/home/home chosen',
  ],
  'is typed, and nothing yet that can be asked for': [
    'list/filter-fields typed',
    'list/range-field ends',
    'pages/programme/period-chooser typed',
    'pages/course-editor/typed-field typed',
    'pages/course-search/course-filters typed',
    'shell/toolbar/menu-search typed',
    'shell/toolbar/menu-search isEntered',
  ],
  'how a page that asks nothing is looked at': [
    'pages/course-editor/preview-tab panel',
    'pages/lesson/lesson-page panel',
    'pages/lesson/notes/notes-panel scope',
    'pages/resources/lengths speed',
    'pages/resources/resources reader',
    'messages/mail-look look',
    'pages/message-templates/template-preview chosen',
  ],
  'is what was seen of a row when the rows came': ['list/lost-row found'],
  'begins a chart anew that has ended': ['pages/contact/contact sent', 'pages/profile/security/password-section round'],
  'is when any chart of those that send a form has answered': ['form/form answers'],
  'is where another part is drawn': [
    'pages/lesson/lesson-page page',
    'pages/lesson/lesson-page slot',
    'pages/lesson/lesson-page keepSlot',
  ],
}

it('holds nothing in a view but what is in sight alone', () => {
  const held = FILES.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/const \[(\w+), \w+\] = useState/gu)].map(
      ([, name]) => `${path.replace('src/views/', '').replace('.view.tsx', '')} ${name}`,
    ),
  )
  expect(held.toSorted()).toEqual(Object.values(IN_SIGHT).flat().toSorted())
})
