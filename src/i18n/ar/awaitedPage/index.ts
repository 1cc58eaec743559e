import type { NamespaceAwaitedPageTranslation } from '../../i18n-types'

const ar_awaitedPage = {
  title: 'تحتاج هذه الصفحة إلى الشبكة.',
  text: 'لم يضِع شيء. تُفتح الصفحة تلقائيًا حالما تعود الشبكة.',
  back: 'العودة',
} satisfies NamespaceAwaitedPageTranslation

export default ar_awaitedPage
