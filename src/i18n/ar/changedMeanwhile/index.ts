import type { NamespaceChangedMeanwhileTranslation } from '../../i18n-types'

const ar_changedMeanwhile = {
  title: 'غيّره شخص آخر في هذه الأثناء',
  text: 'لم يُحفظ شيء من تعديلاتك، وما كتبته ما زال هنا. في الحقول التي لم تغيّرها ظهرت تغييراته. احفظ مرة أخرى ليبقى كما هو هنا.',
  take: 'الأخذ بما كتبه',
  now: 'الموجود الآن:',
  before: 'تغيّر في هذه الأثناء. كان:',
  nothing: 'لا شيء',
} satisfies NamespaceChangedMeanwhileTranslation

export default ar_changedMeanwhile
