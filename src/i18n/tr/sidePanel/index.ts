import type { NamespaceSidePanelTranslation } from '../../i18n-types'

const tr_sidePanel = {
  pin: 'Sayfanın yanında tut',
  unpin: 'Sayfanın üzerinde göster',
  resume: {
    title: 'Kaldığınız yerden devam edin',
    text: 'Sıradaki dersiniz ve son tarihleriniz Eğitimlerim sayfasında.',
  },
  starred: 'Yıldızlı sayfalar',
  noStars: 'Araç çubuğunda yıldızladığınız sayfalar burada durur.',
  all: 'Tüm sayfalar',
} satisfies NamespaceSidePanelTranslation

export default tr_sidePanel
