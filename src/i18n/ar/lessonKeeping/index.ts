import type { NamespaceLessonKeepingTranslation } from '../../i18n-types'

const ar_lessonKeeping = {
  title: 'بلا تغطية',
  keep: 'احتفظ به لوقت بلا تغطية (نحو {size})',
  about: 'يأتي الفيديو والترجمة النصية والنص الكامل إلى هذا الجهاز. أما الاختبار فيحتاج إلى الشبكة.',
  looking: 'جارٍ النظر في هذا الجهاز',
  unmeasured: 'تعذّرت معرفة حجم هذا الدرس.',
  again: 'أعد المحاولة',
  preparing: 'جارٍ التحضير',
  progress: 'يأتي إلى هذا الجهاز',
  progressValue: '{kept} من {total}',
  paused: 'لا شبكة. يتابع من هنا حين تعود الشبكة.',
  retrying: 'لم ينجح ذلك. تجري إعادة المحاولة.',
  stop: 'أوقف وأزل',
  kept: 'محفوظ على هذا الجهاز',
  keptText:
    'يُفتح من دون إشارة، ومن دوراتك أيضًا. ويُحتسب ما تشاهده حين تعود الشبكة وأنت مسجَّل الدخول. أما الاختبار فيحتاج إلى الشبكة.',
  room: 'يستخدم هذا الموقع {used} من {most} متاحة له هنا.',
  remove: 'أزله من هذا الجهاز',
  removing: 'جارٍ الإزالة',
  unremoved: 'تعذّرت إزالته.',
  staleTitle: 'لهذا الدرس نسخة أحدث',
  staleText: 'اجلبها ما دامت لديك شبكة.',
  renew: 'اجلبه من جديد',
  fullTitle: 'لا مكان له على هذا الجهاز',
  fullText:
    'يحتاج إلى {size}، ولا يقبل هذا المتصفح المزيد. أزِل درسًا محفوظًا آخر، أو أخلِ مساحة على الجهاز، من الصور مثلًا، ثم أعد المحاولة.',
  lapsed: 'لم تعد مسجَّل الدخول. يبقى ما تشاهده على هذا الجهاز، ويُحتسب حين تسجّل الدخول.',
  failedTitle: 'تعذّر حفظ الدرس',
  unsupported: 'لا يستطيع هذا المتصفح حفظ الدروس، كما في النوافذ الخاصة.',
  list: {
    heading: 'محفوظ على هذا الجهاز',
    loading: 'جارٍ البحث عن الدروس المحفوظة',
    unread: 'تعذّرت قراءة الدروس المحفوظة.',
    partial: 'وصل {kept} من {total}. افتحه حيث توجد شبكة ليصل الباقي.',
    unsent: 'شاهدته هنا ولم يُرسل بعد: {time}',
    open: 'افتح',
    openLesson: 'افتح الدرس {position}، {title}',
    remove: 'أزل',
    removeLesson: 'أزل الدرس {position}، {title}، من هذا الجهاز',
  },
} satisfies NamespaceLessonKeepingTranslation

export default ar_lessonKeeping
