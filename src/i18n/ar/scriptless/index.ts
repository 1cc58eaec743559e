import type { NamespaceScriptlessTranslation } from '../../i18n-types'

const ar_scriptless = {
  text: 'JavaScript متوقفة في هذا المتصفح. يمكنك قراءة هذه الصفحة، لكن أزرارها ونماذجها لا تعمل حتى تسمح بتشغيل JavaScript وتعيد تحميل الصفحة.',
} satisfies NamespaceScriptlessTranslation

export default ar_scriptless
