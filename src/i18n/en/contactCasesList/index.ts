import type { BaseTranslation } from '../../i18n-types'

const en_contactCasesList = {
  title: 'Contact cases',
  lead: 'Search, narrow and order them; what is done with many at once can be undone for 30 days.',
  search: 'Search',
  count: '{{count:no contact cases|one contact case|?? contact cases}}',
  emptyTitle: 'Nothing yet',
  empty: 'What there is appears here.',
  columns: {
    name: 'Name',
    reference: 'Reference',
    topic: 'Topic',
    createdAt: 'Created',
    email: 'Email',
    state: 'State',
  },
  states: {
    active: 'Active',
    answeringSince: 'Answering since',
  },
  acts: {
    markSpam: {
      choose: 'Mark spam',
      title: '{{count:Mark spam no contact case?|Mark spam this contact case?|Mark spam ?? contact cases?}}',
      atLeast: 'Mark spam more than {count:number|number} contact cases?',
      text: 'What it was done with before stays as it is. You can undo this.',
      keep: 'Leave it',
      confirm: 'Mark spam',
      failed: 'This was not done',
    },
    liftSpam: {
      choose: 'Lift spam',
      title: '{{count:Lift spam no contact case?|Lift spam this contact case?|Lift spam ?? contact cases?}}',
      atLeast: 'Lift spam more than {count:number|number} contact cases?',
      text: 'What it was done with before stays as it is. You can undo this.',
      keep: 'Leave it',
      confirm: 'Lift spam',
      failed: 'This was not done',
    },
  },
} satisfies BaseTranslation

export default en_contactCasesList
