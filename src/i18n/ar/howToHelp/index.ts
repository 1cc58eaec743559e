import type { NamespaceHowToHelpTranslation } from '../../i18n-types'

const ar_howToHelp = {
  open: 'شاهد كيف يتم ذلك',
  title: 'كيف يتم ذلك',
  loading: 'جارٍ تحميل الفيديو',
  failed: 'تعذّر تحميل الفيديو',
  others: 'في هذه الصفحة أيضًا',
} satisfies NamespaceHowToHelpTranslation

export default ar_howToHelp
