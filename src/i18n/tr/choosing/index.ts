import type { NamespaceChoosingTranslation } from '../../i18n-types'

const tr_choosing = {
  show: 'Listeyi göster',
  clear: 'Temizle',
  found: '{{count:?? sonuç|?? sonuç}}',
  more: '{{count:?? tane daha|?? tane daha}}. Bulmak için yazın.',
  near: 'Yakın olanlar:',
  chosen: 'Seçilenler',
  remove: 'Kaldır: {label}',
} satisfies NamespaceChoosingTranslation

export default tr_choosing
