import type { NamespaceDashboardTranslation } from '../../i18n-types'

const ar_dashboard = {
  title: 'دوراتي',
  lead: 'دوراتك وصفوفك وشهاداتك.',
  next: {
    continue: 'متابعة: الدرس {position|number}، {title}',
    left: 'بقي {time}',
    quiz: 'الاختبار هو الخطوة التالية',
  },
  online: {
    heading: 'الدورات عبر الإنترنت',
    progress: 'الدروس المكتملة',
    complete: '{complete|number} من {total|number}',
    expires: 'تنتهي في {date}',
    expired: 'انتهت في {date}',
    continue: 'متابعة',
    review: 'مراجعة الدروس',
    again: 'التسجيل من جديد',
  },
  classes: {
    heading: 'الصفوف',
    when: 'الموعد',
    where: 'المكان',
    scheduled: 'مجدول',
    cancelled: 'ملغى',
    completed: 'مكتمل',
    unknown: 'غير متاح',
  },
  certificates: {
    heading: 'الشهادات',
    number: 'الرقم',
    completedOn: 'تاريخ الإتمام',
    expiresAt: 'تاريخ الانتهاء',
    never: 'لا تنتهي',
    download: 'تنزيل PDF',
    verify: 'صفحة التحقق',
  },
  history: { heading: 'السجل' },
  loading: 'جارٍ تحميل دوراتك',
  emptyTitle: 'لا توجد دورات بعد',
  empty: 'سجّل في دورة عبر الإنترنت أو في صف حضوري، فيظهر هنا.',
  browse: 'تصفّح الدورات الحالية',
  failed: 'تعذّر تحميل دوراتك',
  failedText: 'تقدّمك وشهاداتك محفوظة على الخادم.',
  stale: 'قد تكون هذه الصفحة قديمة: تعذّرت قراءتها من جديد.',
} satisfies NamespaceDashboardTranslation

export default ar_dashboard
