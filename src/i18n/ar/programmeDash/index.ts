import type { NamespaceProgrammeDashTranslation } from '../../i18n-types'

const ar_programmeDash = {
  loading: 'جارٍ تحميل الأرقام',
  failed: 'تعذّر تحميل الأرقام',
  waiting: 'ما ينتظر',
  nothing: 'لا شيء ينتظر.',
  figures: 'عام {year}',
  trained: 'من تدرّبوا',
  trainedNote: 'حصلوا على شهادة هذا العام',
  classesHeld: 'صفوف أُقيمت',
  classesAhead: 'صفوف قادمة',
  learning: 'يتعلّمون الآن عبر الإنترنت',
  expiring: 'شهادات تنتهي خلال {days|number} يومًا',
  instructors: 'المدرّبون',
  byDiscipline: 'من تدرّبوا بحسب التخصص',
  discipline: 'التخصص',
  noDiscipline: 'غير محدد',
  nobody: 'لم يتدرّب أحد بعد هذا العام.',
} satisfies NamespaceProgrammeDashTranslation

export default ar_programmeDash
