import type { NamespaceHowToHelpTranslation } from '../../i18n-types'

const tr_howToHelp = {
  open: 'Nasıl yapıldığını gör',
  title: 'Nasıl yapılır',
  loading: 'Video yükleniyor',
  failed: 'Video yüklenemedi',
  others: 'Bu sayfada ayrıca',
} satisfies NamespaceHowToHelpTranslation

export default tr_howToHelp
