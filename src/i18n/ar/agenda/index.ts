import type { NamespaceAgendaTranslation } from '../../i18n-types'

const ar_agenda = {
  title: 'اللوحة السريعة',
  close: 'إغلاق اللوحة السريعة',
  today: 'اليوم',
  loading: 'جارٍ تحميل ملاحظاتك ومواعيدك',
  failedTitle: 'تعذّر تحميل ملاحظاتك ومواعيدك',
  stale: 'قد يكون هذا قديمًا: تعذّرت قراءته من جديد.',
  guest: {
    title: 'يومك في نظرة',
    text: 'سجّل الدخول لترى صفوفك ومواعيد الاختبارات وما يوشك أن ينتهي والملاحظات التي تحتفظ بها.',
  },
  events: {
    title: 'المواعيد',
    count: '{{count:لا مواعيد|موعد واحد|موعدان|?? مواعيد|?? موعدًا|?? موعد}}',
    empty: 'لا شيء قريب. تظهر هنا من تلقاء نفسها الصفوف ومواعيد الاختبارات وما يوشك أن ينتهي.',
    clear: 'إزالة',
    clearNamed: 'إزالة: {title}',
    clearAll: 'إزالة الكل',
    notCleared: 'تعذّرت الإزالة، وما زال هنا.',
    on: '{when}، {date}',
  },
  kinds: {
    class: 'صف',
    offer: 'مقعد معروض',
    teaching: 'صف تدرّسه',
    enrollment: 'تسجيل',
    deadline: 'موعد نهائي',
    retry: 'اختبار',
    answer: 'رد',
    question: 'أسئلة',
    certificate: 'شهادة',
  },
  notes: {
    title: 'الملاحظات',
    count: '{{count:لا ملاحظات|ملاحظة واحدة|ملاحظتان|?? ملاحظات|?? ملاحظة|?? ملاحظة}}',
    empty: 'لا ملاحظات بعد. ما تكتبه هنا تراه وحدك، على كل جهاز تسجّل الدخول منه.',
    add: 'أضف ملاحظة',
    removeNamed: 'حذف: {title}',
    notRemoved: 'تعذّر حذف الملاحظة، وما زالت هنا.',
    name: 'العنوان',
    detail: 'التفاصيل',
    optional: 'اختياري',
    save: 'احفظ الملاحظة',
    notSaved: 'لم تُحفظ الملاحظة بعد. ما كتبته باقٍ.',
    required: 'حقل مطلوب',
    tooLong: 'الحد الأقصى لعدد الأحرف: {max}.',
  },
} satisfies NamespaceAgendaTranslation

export default ar_agenda
