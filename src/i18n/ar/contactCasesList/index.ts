import type { NamespaceContactCasesListTranslation } from '../../i18n-types'

const ar_contactCasesList = {
  title: 'Contact cases',
  lead: 'ابحث وصفِّ ورتِّب؛ وما يُنفَّذ على كثير منها دفعة واحدة يمكن التراجع عنه خلال 30 يومًا.',
  search: 'ابحث',
  count: '{{count:لا صفوف|صف واحد|صفان|?? صفوف|?? صفًا|?? صف}}',
  emptyTitle: 'لا شيء بعد',
  empty: 'يظهر هنا كل ما هو موجود.',
  columns: {
    name: 'الاسم',
    reference: 'Reference',
    topic: 'Topic',
    createdAt: 'تاريخ الإنشاء',
    email: 'البريد الإلكتروني',
    state: 'الحالة',
  },
  states: {
    active: 'نشط',
    answeringSince: 'Answering since',
  },
  acts: {
    markSpam: {
      choose: 'Mark spam',
      title: 'Mark spam: {{count:لا صف|هذا الصف|صفان|?? صفوف|?? صفًا|?? صف}}؟',
      atLeast: 'Mark spam: أكثر من {count|number} صف؟',
      text: 'ما تم معه ذلك من قبل يبقى كما هو. ويمكنك التراجع.',
      keep: 'اتركه كما هو',
      confirm: 'Mark spam',
      failed: 'لم يتم ذلك',
    },
    liftSpam: {
      choose: 'Lift spam',
      title: 'Lift spam: {{count:لا صف|هذا الصف|صفان|?? صفوف|?? صفًا|?? صف}}؟',
      atLeast: 'Lift spam: أكثر من {count|number} صف؟',
      text: 'ما تم معه ذلك من قبل يبقى كما هو. ويمكنك التراجع.',
      keep: 'اتركه كما هو',
      confirm: 'Lift spam',
      failed: 'لم يتم ذلك',
    },
  },
} satisfies NamespaceContactCasesListTranslation

export default ar_contactCasesList
