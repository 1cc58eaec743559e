import type { NamespaceMessagesListTranslation } from '../../i18n-types'

const ar_messagesList = {
  lead: 'رسائل البريد والرسائل النصية إلى الناس: ما ينتظر، وما سُلّم، وما عاد. ولا تظهر الرموز أبدًا.',
  parts: { label: 'أقسام هذه الصفحة', messages: 'الرسائل', templates: 'النصوص' },
  test: 'تجربة',
  search: 'ابحث في الأسماء والعناوين وأرقام الهواتف',
  count: '{{count:لا رسائل|رسالة واحدة|رسالتان|?? رسائل|?? رسالةً|?? رسالة}}',
  emptyTitle: 'لم يُكتب شيء بعد',
  empty: 'يظهر هنا ما يكتبه البرنامج إلى الناس.',
  columns: {
    written: 'كُتبت',
    template: 'الرسالة',
    channel: 'الوسيلة',
    recipient: 'المستلِم',
    language: 'اللغة',
    state: 'الحالة',
    attempts: 'المحاولات',
    error: 'سبب عدم الإرسال',
    sent: 'أُرسلت',
  },
  filters: {
    failedLately: 'تعذّر إرسالها خلال آخر 24 ساعة',
  },
  to: '{message}، {name}',
  figures: {
    label: 'الرسائل في لمحة',
    waiting: 'في الانتظار',
    showWaiting: 'عرض المنتظرة',
    failed: 'تعذّر إرسالها خلال 24 ساعة',
    showFailed: 'عرض ما تعذّر إرساله',
    oldest: 'أطولها انتظارًا',
    nothing: 'لا شيء ينتظر',
    showOldest: 'عرضها',
  },
  whole: {
    loading: 'جارٍ تحميل الرسالة',
    failed: 'تعذّر تحميل الرسالة',
    stale: 'قد لا يكون هذا محدّثًا.',
    said: 'ما تقوله',
    masked: 'تظهر الرموز وما تحمله الروابط نقاطًا، ويستلمها صاحبها كاملة.',
    own: 'بالإصدار {number} من نصوصكم.',
    forgotten: 'لم يعد ما قالته محفوظًا.',
    tries: 'ما جرى لها',
  },
  outcomes: {
    queued: 'أُدرجت للإرسال',
    accepted: 'استُلمت',
    refused: 'لم تُستلم',
    skipped: 'تُركت',
  },
  by: '{outcome}: {name}',
  acts: {
    resend: {
      choose: 'إعادة الإرسال',
      title: 'إعادة إرسال {{count:لا رسائل|هذه الرسالة|رسالتين|?? رسائل|?? رسالةً|?? رسالة}}؟',
      atLeast: 'إعادة إرسال أكثر من {count|number} رسالة؟',
      text: 'حيث لم يعد الرابط أو الرمز صالحًا تُرسل رسالة برمز جديد بدلًا منها. وما زال منتظرًا يُترك كما هو.',
      keep: 'عدم الإرسال',
      confirm: 'إعادة الإرسال',
      failed: 'لم يُرسل شيء',
    },
  },
} satisfies NamespaceMessagesListTranslation

export default ar_messagesList
