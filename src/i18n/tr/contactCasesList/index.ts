import type { NamespaceContactCasesListTranslation } from '../../i18n-types'

const tr_contactCasesList = {
  title: 'Contact cases',
  lead: 'Arayın, daraltın, sıralayın; birçoğuyla birden yapılan 30 gün içinde geri alınabilir.',
  search: 'Arayın',
  count: '{{count:satır yok|bir satır|?? satır}}',
  emptyTitle: 'Henüz bir şey yok',
  empty: 'Olanlar burada görünür.',
  columns: {
    name: 'Ad',
    reference: 'Reference',
    topic: 'Topic',
    createdAt: 'Oluşturulma',
    email: 'E-posta',
    state: 'Durum',
  },
  states: {
    active: 'Etkin',
    answeringSince: 'Answering since',
  },
  acts: {
    markSpam: {
      choose: 'Mark spam',
      title: 'Mark spam: {{count:hiçbir satır|bu satır|?? satır}}?',
      atLeast: 'Mark spam: {count|number} satırdan fazlası?',
      text: 'Daha önce yapılmış olanlar olduğu gibi kalır. Bunu geri alabilirsiniz.',
      keep: 'Olduğu gibi kalsın',
      confirm: 'Mark spam',
      failed: 'Bu yapılmadı',
    },
    liftSpam: {
      choose: 'Lift spam',
      title: 'Lift spam: {{count:hiçbir satır|bu satır|?? satır}}?',
      atLeast: 'Lift spam: {count|number} satırdan fazlası?',
      text: 'Daha önce yapılmış olanlar olduğu gibi kalır. Bunu geri alabilirsiniz.',
      keep: 'Olduğu gibi kalsın',
      confirm: 'Lift spam',
      failed: 'Bu yapılmadı',
    },
  },
} satisfies NamespaceContactCasesListTranslation

export default tr_contactCasesList
