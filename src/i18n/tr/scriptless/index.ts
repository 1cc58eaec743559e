import type { NamespaceScriptlessTranslation } from '../../i18n-types'

const tr_scriptless = {
  text: 'Bu tarayıcıda JavaScript kapalı. Sayfayı okuyabilirsiniz, ancak JavaScript’e izin verip sayfayı yeniden yükleyene kadar düğmeleri ve formları çalışmaz.',
} satisfies NamespaceScriptlessTranslation

export default tr_scriptless
