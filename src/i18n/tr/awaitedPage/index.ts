import type { NamespaceAwaitedPageTranslation } from '../../i18n-types'

const tr_awaitedPage = {
  title: 'Bu sayfa için ağ bağlantısı gerekiyor.',
  text: 'Hiçbir şey kaybolmadı. Ağ geri gelince sayfa kendiliğinden açılır.',
  back: 'Geri dön',
} satisfies NamespaceAwaitedPageTranslation

export default tr_awaitedPage
