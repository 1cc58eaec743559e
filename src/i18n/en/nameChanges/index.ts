import type { BaseTranslation } from '../../i18n-types'

const en_nameChanges = {
  lead: 'Names that people ask for whose old one stands on a certificate or a verification. Look at what shows the change before you decide; approving prints their certificates anew.',
  caption: 'Requests for another name',
  search: 'Search names and emails',
  count: '{{count:no requests|one request|?? requests}}',
  emptyTitle: 'Nobody asked for another name',
  empty: 'A person asks for it on their profile, once a certificate stands on their name.',
  columns: {
    name: 'Name',
    asked: 'Asks for',
    email: 'Email',
    reason: 'Why',
    evidence: 'What shows it',
    askedAt: 'Asked',
    state: 'State',
    decided: 'Decided',
  },
  states: {
    asked: 'Waiting',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: 'Taken back',
  },
  decidedBy: '{day:string} by {name:string}',
  approve: {
    choose: 'Approve',
    title: 'Approve “{to:string}”?',
    text: '{from:string} is called {to:string} from now on. Every certificate in force is replaced by one with the new name, and the person is told by email. This cannot be undone.',
    keep: 'Decide later',
    confirm: 'Approve',
    failed: 'The name was not approved',
  },
  refuse: {
    choose: 'Refuse',
    title: 'Refuse “{to:string}”?',
    text: '{from:string} keeps the name, and what was verified is verified again. They are told why by email, and may ask again.',
    keep: 'Decide later',
    confirm: 'Refuse',
    failed: 'The request was not refused',
    reason: 'Why',
    reasonHelp: 'The person reads it.',
  },
} satisfies BaseTranslation

export default en_nameChanges
