import type { NamespaceCrashReportTranslation } from '../../i18n-types'

const ar_crashReport = {
  details: 'تفاصيل الخطأ',
  copy: 'نسخ التفاصيل',
  copied: 'تم النسخ!',
  copyFailed: 'تعذّر النسخ. حدّد النص أعلاه وانسخه بنفسك.',
  write: 'اكتب إلينا عن ذلك: يمكن إرسال ما أدى إليه',
} satisfies NamespaceCrashReportTranslation

export default ar_crashReport
